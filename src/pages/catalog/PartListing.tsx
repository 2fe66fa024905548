import { memo, type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { AttributeDefinition } from '#contract/api/part.ts';
import { late } from '#src/components/late/late.tsx';
import type { Body } from '#src/components/drawing/shape.ts';
import { LoadError } from '#src/components/LoadError.tsx';
import { useLateWork } from '#src/components/late/use-late-work.tsx';
import type { ListingQuery, Parameter } from '#contract/listing/listing-query.ts';
import { toggleCompared } from '#contract/listing/listing-url.ts';
import type { ListingControl } from '#src/components/parts/use-listing.ts';
import { media, theme } from '#src/ui/theme.ts';
import { AppliedFilters } from './facets/AppliedFilters.tsx';
import { useAppliedFilters } from './facets/use-applied-filters.ts';
import { FilterSide } from './FilterSide.tsx';
import { ListingToolbar } from './ListingToolbar.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import { NoResult, type Scope } from './NoResult.tsx';
import { PartResults } from './PartResults.tsx';
import { ResultCount } from './ResultCount.tsx';
import type { ListAnswer } from './list-answer.ts';

const CompareTray = late(async () => (await import('#src/components/compare/CompareTray.tsx')).CompareTray);

export interface PartListingProps {
  control: ListingControl;
  query: ListingQuery;
  answer: ListAnswer;
  scope: Scope;
  attributes: readonly AttributeDefinition[];
  parameters: Map<string, Parameter>;
  /** Parts before any filter. */
  all?: number;
  /** Colour of chips in the drawings of this listing. */
  body?: Body;
  /** Above the chips, such as how a keyword was read. */
  children?: ReactNode;
}

/** Facets, chips, toolbar, table, pages and comparison: everything its address says, and nothing else. */
export function PartListing({ control, query, answer, scope, attributes, parameters, all, body = 'mould', children }: PartListingProps) {
  const { t } = useTranslation('catalog');
  const { listing, change, edit } = control;
  const { error, refetch, isFetching } = answer;
  // Rows are drawn in slices, when they arrive and when the listing changes; all at once they would be the longest task of the page.
  const data = useDeferredValue(answer.data);
  const drawn = useDeferredValue(listing);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const facets = data?.facets ?? [];
  const columns = useMemo(() => attributes.filter(({ column }) => column), [attributes]);
  const sent = new Set((query.fields.filters ?? []).map(({ key }) => key));
  const applied = useAppliedFilters(listing, attributes, facets).filter(({ key }) => !(key in listing.filters) || sent.has(key));
  const sortColumn = attributes.find(({ key }) => listing.sort?.startsWith(`attr:${key}:`))?.name;
  const isDimmed = data !== undefined && (isFetching || data !== answer.data);
  const { start, failure } = useLateWork();
  // Few save a list, so what that takes is fetched then.
  const save = data && (() => start(async () => (await import('./save-list.ts')).saveList(data.list, columns, t)));
  return (
    <Layout id="results">
      <FilterSide
        {...{ facets, listing, body }}
        issues={query.issues}
        applied={applied}
        total={data?.total_is_minimum ? undefined : data?.total}
        isOpen={isDrawerOpen}
        onClose={() => setDrawerOpen(false)}
        edit={edit}
      />
      <Results>
        {children}
        <AppliedFilters listing={listing} applied={applied} onChange={change} />
        <ListingToolbar {...{ listing, sortColumn }} onChange={change} onFilters={() => setDrawerOpen(true)} onCsv={save}>
          <ResultCount total={data?.total} isMinimum={data?.total_is_minimum} of={all} />
        </ListingToolbar>
        {failure}
        {error ? <LoadError error={error} title={t('load_failed')} onRetry={refetch} /> : null}
        {data || error ? null : <ListSkeleton />}
        {data?.total === 0 ? <NoResult {...{ listing, applied, scope, parameters }} onChange={change} /> : null}
        {data && data.total > 0 ? (
          <Dimmed data-dimmed={isDimmed || undefined} aria-busy={isDimmed || undefined}>
            <LaterResults data={data} columns={columns} listing={drawn} edit={edit} />
          </Dimmed>
        ) : null}
        {listing.compare.length > 0 ? (
          <CompareTray
            compared={listing.compare}
            quantity={listing.quantity}
            onRemove={(webUrl) => change(toggleCompared(listing, webUrl), { replace: true })}
            onClear={() => change({ ...listing, compare: [] }, { replace: true })}
          />
        ) : null}
      </Results>
    </Layout>
  );
}

/** Only drawn anew when what it shows has changed. */
const LaterResults = memo(PartResults);

const Dimmed = styled.div`
  &[data-dimmed] {
    opacity: 0.6;
  }
  transition: opacity ${theme.duration.fast};
`;

const Layout = styled.div`
  padding-block: ${theme.space['2']} ${theme.space['4']};
  ${media.lg} {
    display: grid;
    grid-template-columns: ${theme.layout.facetRail} minmax(0, 1fr);
    gap: ${theme.space['6']};
    align-items: start;
  }
`;

const Results = styled.div`
  min-width: 0;
`;
