import { styled } from 'styled-components';
import type { Category } from '#contract/api/part.ts';
import { categoryPath, withQuery } from '#contract/routes/category-path.ts';
import { emptyListing, writeListing } from '#contract/listing/listing-url.ts';
import { PictureThumb } from '#src/components/parts/PartThumb.tsx';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { theme } from '#src/ui/theme.ts';

interface Props {
  categories: readonly Category[];
  /** Goes with the links, so that prices stay for that many pieces. */
  quantity?: number | null;
}

/** Categories with their counts, as links in a grid. */
export function CategoryCards({ categories, quantity = null }: Props) {
  const { integer } = useFormat();
  const query = writeListing({ ...emptyListing, quantity });
  return (
    <Grid>
      {categories.map((category) => (
        <li key={category.web_url}>
          <Card to={withQuery(categoryPath(category.web_url, category.parent_web_url), query)}>
            {category.image ? <PictureThumb image={category.image} size={44} /> : null}
            <Name>{category.name}</Name>
            <Count>{integer(category.product_count)}</Count>
          </Card>
        </li>
      ))}
    </Grid>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr));
  column-gap: ${theme.space['6']};
  padding-block-start: ${theme.space['3']};
`;

const Card = styled(RouteLink)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space['3']};
  block-size: 100%;
  min-height: ${theme.fluid.control};
  padding-block: ${theme.space['1']};
  border-block-end: ${theme.border.hairline} solid ${theme.color.border.subtle};
  font: ${theme.type.ui};
  font-weight: ${theme.weight.medium};
`;

const Name = styled.span`
  flex: 1;
`;

const Count = styled.span`
  font-weight: ${theme.weight.regular};
  color: ${theme.color.text.tertiary};
`;
