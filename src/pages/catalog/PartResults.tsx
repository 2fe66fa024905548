import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { AttributeDefinition } from '#contract/api/part.ts';
import { comparedAtMost } from '#contract/limits.ts';
import { changeListing, type Listing, toggleCompared } from '#contract/listing/listing-url.ts';
import { ProductList } from '#src/components/parts/ProductList.tsx';
import { ProductTable } from '#src/components/parts/ProductTable.tsx';
import type { EditListing } from '#src/components/parts/use-listing.ts';
import { useMedia } from '#src/components/use-media.ts';
import { breakpoints } from '#src/ui/theme.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { ListingPages } from './ListingPages.tsx';
import type { ListData } from './list-answer.ts';
import { usePageFocus } from './use-page-focus.ts';
import { useShownText } from './use-shown-text.ts';

interface Props {
  data: ListData;
  columns: readonly AttributeDefinition[];
  listing: Listing;
  edit: EditListing;
}

/** The rows of a listing in the form that fits the window, with their pages. */
export function PartResults({ data, columns, listing, edit }: Props) {
  const { t } = useTranslation('catalog');
  const isNarrow = useMedia(`(max-width: ${breakpoints.md - 0.02}px)`);
  const caption = usePageFocus(listing.page);
  const { list } = data;
  const compare = {
    selected: listing.compare,
    limit: comparedAtMost,
    onToggle: (webUrl: string) => edit((now) => toggleCompared(now, webUrl), { replace: true }),
  };
  const label = t('parts_list');
  return (
    <>
      <ShownParts ref={caption} data={data} />
      {isNarrow || listing.view === 'cards' ? (
        <ProductList products={list} label={label} quantity={listing.quantity} compare={compare} cards={!isNarrow} />
      ) : (
        <ProductTable
          products={list}
          caption={label}
          columns={columns}
          quantity={listing.quantity}
          sort={listing.sort}
          onSort={(sort) => edit((now) => changeListing(now, { sort }))}
          compare={compare}
        />
      )}
      <ListingPages data={data} />
    </>
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
