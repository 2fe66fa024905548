import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Category } from '#contract/api/part.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { CategorySymbol } from '#src/components/category/CategorySymbol.tsx';
import { categoryPath } from '#contract/routes/category-path.ts';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { media, theme } from '#src/ui/theme.ts';
import { type BlockLook, HomeBlock } from './HomeBlock.tsx';

const childrenShown = 5;

interface HomeCategoriesProps extends BlockLook {
  categories?: Category[] | undefined;
}

/** Categories with their parts counted and the first of what is below them. */
export function HomeCategories({ categories = [], ...look }: HomeCategoriesProps) {
  const { t } = useTranslation('home');
  const { integer } = useFormat();
  if (categories.length === 0) return null;
  return (
    <HomeBlock id="products" title={t('products')} all={{ to: buildPath('category'), label: t('all_categories') }} {...look}>
      <Grid>
        {categories.map(({ web_url, parent_web_url, part_class, name, product_count, children = [] }) => (
          <li key={web_url}>
            <CategorySymbol partClass={part_class} />
            <Head>
              <RouteLink to={categoryPath(web_url, parent_web_url)}>{name}</RouteLink>
              <span>{integer(product_count)}</span>
            </Head>
            <ul>
              {children.slice(0, childrenShown).map((child) => (
                <li key={child.web_url}>
                  <RouteLink to={categoryPath(child.web_url, web_url)}>{child.name}</RouteLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </Grid>
    </HomeBlock>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border-block-start: ${theme.border.hairline} solid ${theme.color.border.subtle};
  border-inline-start: ${theme.border.hairline} solid ${theme.color.border.subtle};
  ${media.md} {
    grid-template-columns: 1fr 1fr;
  }
  ${media.lg} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    grid-template-rows: auto 1fr;
    column-gap: ${theme.space['4']};
    min-width: 0;
    padding: ${theme.space['3']} ${theme.space['4']};
    border: solid ${theme.color.border.subtle};
    border-width: 0 ${theme.border.hairline} ${theme.border.hairline} 0;
  }
  > li > :not(svg) {
    grid-column: 2;
  }
  ul {
    display: none;
    align-content: start;
    margin-block-start: ${theme.space['1']};
    font: ${theme.type.dense};
    ${media.md} {
      display: grid;
    }
  }
  ul a {
    display: inline-block;
    padding-block: ${theme.space['1']};
    color: ${theme.color.text.secondary};
  }
`;

const Head = styled.div`
  display: flex;
  gap: ${theme.space['2']};
  align-items: center;
  justify-content: space-between;
  min-height: ${theme.size.control};
  a {
    min-width: 0;
    color: ${theme.color.text.primary};
    font: ${theme.type.h3};
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  span {
    font: ${theme.type.dense};
    color: ${theme.color.text.tertiary};
  }
`;
