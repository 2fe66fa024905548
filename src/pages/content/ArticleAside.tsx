import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ArticleDetail } from '#contract/api/content.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { ProductList } from '#src/components/parts/ProductList.tsx';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { media, theme } from '#src/ui/theme.ts';

/** What a text uses: calculators, and parts with today's stock and price. */
export function ArticleAside({ calculators, products }: Pick<ArticleDetail, 'calculators' | 'products'>) {
  const { t } = useTranslation('content');
  if (calculators.length === 0 && products.length === 0) return null;
  return (
    <Aside aria-label={t('aside')}>
      {calculators.length > 0 ? (
        <section>
          <h2>{t('calculators')}</h2>
          <ul>
            {calculators.map(({ name, title }) => (
              <li key={name}>
                <RouteLink to={buildPath('tool-ToolName', { ToolName: name })}>
                  <Icon name="calculator" small /> {title}
                </RouteLink>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {products.length > 0 ? (
        <section>
          <h2>{t('parts')}</h2>
          <ProductList products={products} label={t('parts')} />
        </section>
      ) : null}
    </Aside>
  );
}

const Aside = styled.aside`
  display: grid;
  flex: 1 1 100%;
  align-content: start;
  gap: ${theme.space['8']};
  h2 {
    margin-block-end: ${theme.space['2']};
    font: ${theme.type.h3};
  }
  section > ul > li > a {
    display: flex;
    gap: ${theme.space['2']};
    align-items: center;
    min-height: ${theme.size.touch};
    font: ${theme.type.ui};
  }
  ${media.lg} {
    flex: 0 0 ${theme.layout.inputRail};
  }
  @media print {
    display: none;
  }
`;
