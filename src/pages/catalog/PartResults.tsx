import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { AttributeDefinition } from '#contract/api/part.ts';
import { comparedAtMost, toggleCompared, changeListing } from '#contract/listing/listing-url.ts';
import type { Parameter } from '#contract/listing/listing-query.ts';
import { ProductList } from '#src/components/ProductList.tsx';
import { ProductTable } from '#src/components/ProductTable.tsx';
import type { ListingControl } from '#src/components/use-listing.ts';
import { useMedia } from '#src/components/use-media.ts';
import { breakpoints, theme } from '#src/ui/theme.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import type { AppliedFilter } from './facets/use-applied-filters.ts';
import { ListingPages } from './ListingPages.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import type { ListAnswer, ListData } from './list-answer.ts';
import { NoResult, type Scope } from './NoResult.tsx';
import { usePageFocus } from './use-page-focus.ts';
import { useShownText } from './use-shown-text.ts';

interface Props {
  control: ListingControl;
  answer: ListAnswer;
  columns: readonly AttributeDefinition[];
  applied: readonly AppliedFilter[];
  scope: Scope;
  parameters: Map<string, Parameter>;
  isDimmed: boolean;
}

const comparedOnPhones = 3;

/** The rows of a listing in the form that fits the window, with their pages. */
export function PartResults({ control, answer, columns, applied, scope, parameters, isDimmed }: Props) {
  const { t } = useTranslation('catalog');
  const { listing, change } = control;
  const isNarrow = useMedia(`(max-width: ${breakpoints.md - 0.02}px)`);
  const caption = usePageFocus(listing.page);
  if (!answer.data) return answer.error ? null : <ListSkeleton />;
  const { list, total } = answer.data;
  if (total === 0) return <NoResult {...{ listing, applied, scope, parameters }} onChange={change} />;
  const compare = {
    selected: listing.compare,
    limit: isNarrow ? comparedOnPhones : comparedAtMost,
    onToggle: (webUrl: string) => change(toggleCompared(listing, webUrl), { replace: true }),
  };
  const label = t('parts_list');
  return (
    <Body data-dimmed={isDimmed || undefined} aria-busy={isDimmed || undefined}>
      <ShownParts ref={caption} data={answer.data} />
      {isNarrow || listing.view === 'cards' ? (
        <ProductList products={list} label={label} quantity={listing.quantity} compare={compare} cards={!isNarrow} />
      ) : (
        <ProductTable
          products={list}
          caption={label}
          columns={columns}
          quantity={listing.quantity}
          sort={listing.sort}
          onSort={(sort) => change(changeListing(listing, { sort }))}
          compare={compare}
        />
      )}
      <ListingPages data={answer.data} />
    </Body>
  );
}

/** Head of the table; it takes the focus after a page change. */
function ShownParts({ data, ref }: { data: ListData; ref: Ref<HTMLHeadingElement> }) {
  const shown = useShownText(data);
  return (
    <h2 ref={ref} tabIndex={-1}>
      <VisuallyHidden>{shown}</VisuallyHidden>
    </h2>
  );
}

const Body = styled.div`
  &[data-dimmed] {
    opacity: 0.6;
  }
  transition: opacity ${theme.duration.fast};
`;
