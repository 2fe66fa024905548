import type { Parameter } from '#contract/listing/listing-query.ts';
import type { Listing } from '#contract/listing/listing-url.ts';
import type { ListingControl } from '#src/components/parts/use-listing.ts';

/** A filter by a category's own parameter, and an order by it, narrow a search to that category: only there does it mean something. */
export function narrowedControl(control: ListingControl, parameters: Map<string, Parameter>, category: string | null): ListingControl {
  const isOwn = ({ filters, sort }: Listing) =>
    (sort?.startsWith('attr:') ?? false) || Object.keys(filters).some((key) => !parameters.has(key));
  const narrow = (listing: Listing): Listing => (listing.category === null && isOwn(listing) ? { ...listing, category } : listing);
  return { ...control, change: (next, options) => control.change(narrow(next), options) };
}
