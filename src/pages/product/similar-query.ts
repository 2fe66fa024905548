import type { Filter, ProductDetail } from '#contract/api/part.ts';
import { listingQuery, parametersOf } from '#contract/listing/listing-query.ts';
import { emptyListing, type Listing, withFilter, writeRange } from '#contract/listing/listing-url.ts';
import { typedQuantity } from '#src/components/parts/typed-quantity.ts';

type Attribute = ProductDetail['attributes'][number];

/** How an attribute's own value stands in a listing's address; null when one cannot filter by it. */
export function filterText({ kind, unit, si, si_min: min, si_max: max, option, bool }: Attribute): string | null {
  if (kind === 'boolean') return bool === null ? null : bool ? 'yes' : 'no';
  if (kind === 'option') return option;
  if (kind === 'number' && si !== null) return writeRange({ min: typedQuantity(si, unit), max: typedQuantity(si, unit) });
  if (kind === 'range' && min !== null && max !== null) return writeRange({ min: typedQuantity(min, unit), max: typedQuantity(max, unit) });
  return null;
}

/** The listing of parts that share the kept attributes. */
export function similarListing(attributes: readonly Attribute[], kept: readonly string[]): Listing {
  return attributes
    .filter((attribute) => kept.includes(attribute.key))
    .reduce((listing, attribute) => withFilter(listing, attribute.key, filterText(attribute)), emptyListing);
}

/** The same listing as filters of a call. */
export function similarFilters(attributes: readonly Attribute[], listing: Listing): Filter[] {
  return (
    listingQuery(listing, parametersOf(attributes.flatMap(({ kind, key, unit }) => (kind === 'text' ? [] : [{ kind, key, unit }])))).fields
      .filters ?? []
  );
}
