import type { Filter, ProductDetail } from '#contract/api/part.ts';
import { toEngineering } from '#contract/units.ts';
import { listingQuery, parametersOf } from '#src/components/listing-query.ts';
import { emptyListing, type Listing, withFilter, writeRange } from '#src/components/listing-url.ts';

type Attribute = ProductDetail['attributes'][number];

/** `100n`: a value as people write it in an address, read back exactly. */
function typed(value: number, unit: Attribute['unit']): string {
  const { mantissa, prefix } = toEngineering(value, unit);
  return `${mantissa}${prefix === 'µ' ? 'u' : prefix}`;
}

/** How an attribute's own value stands in a listing's address; null when one cannot filter by it. */
export function filterText({ kind, unit, si, si_min: min, si_max: max, option, bool }: Attribute): string | null {
  if (kind === 'boolean') return bool === null ? null : bool ? 'yes' : 'no';
  if (kind === 'option') return option;
  if (kind === 'number' && si !== null) return writeRange({ min: typed(si, unit), max: typed(si, unit) });
  if (kind === 'range' && min !== null && max !== null) return writeRange({ min: typed(min, unit), max: typed(max, unit) });
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
