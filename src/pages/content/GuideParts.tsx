import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Filter } from '#contract/api/part.ts';
import { guidePartsRequest } from '#contract/requests/guide-parts-request.ts';
import { useProductListQuery } from '#src/api/catalog.ts';
import { categoryPath, withQuery } from '#contract/routes/category-path.ts';
import { filterValue } from '#src/components/parts/filter-value.ts';
import { LoadError } from '#src/components/LoadError.tsx';
import { ProductList } from '#src/components/parts/ProductList.tsx';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { theme } from '#src/ui/theme.ts';

/** Address of the category with the guide's filters. */
function filteredPath(category: string, filters: readonly Filter[]): string {
  return withQuery(categoryPath(category), new URLSearchParams(filters.map((one) => [one.key, filterValue(one)])).toString());
}

/** The first parts in stock of the family that a guide is about, and the way to all of them. */
export function GuideParts({ category, name, filters }: { category: string; name: string; filters: readonly Filter[] }) {
  const { t } = useTranslation('content');
  const { integer } = useFormat();
  const { currentData, error, refetch } = useProductListQuery(guidePartsRequest(category, filters));
  return (
    <Section aria-labelledby="guide-parts">
      <h2 id="guide-parts">{name}</h2>
      {error ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {currentData ? <ProductList products={currentData.list} label={name} /> : null}
      {currentData || error ? null : <Skeleton $height="20rem" />}
      {currentData ? (
        <RouteLink to={filteredPath(category, filters)}>
          {t('all_parts', { count: currentData.total, number: integer(currentData.total) })}
        </RouteLink>
      ) : null}
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  gap: ${theme.space['3']};
`;
