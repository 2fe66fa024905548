import { startTransition, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { withQuery } from './category-path.ts';
import { type Listing, readListing, writeListing } from '#contract/listing/listing-url.ts';

export interface ListingControl {
  listing: Listing;
  /** Writes the listing into the address; as a new step of the history unless told to replace. */
  change: (next: Listing, options?: { replace?: boolean }) => void;
  /** Address of this page with another listing. */
  pathOf: (next: Listing) => string;
}

/** The listing of the page's address. Every change is a place that Back returns to; it counts at once, so that quick presses add up. */
export function useListing(): ListingControl {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  // Holds until the address has followed, or something else came in between; then the address alone counts.
  const [wanted, setWanted] = useState<{ search: string } | null>(null);
  const current = wanted?.search ?? search;
  const listing = useMemo(() => readListing(new URLSearchParams(current)), [current]);
  const pathOf = (next: Listing) => withQuery(pathname, writeListing(next));
  const change: ListingControl['change'] = (next, options = {}) => {
    const query = writeListing(next);
    if (query === writeListing(listing)) return;
    const mine = { search: query };
    setWanted(mine);
    const done = () => startTransition(() => setWanted((last) => (last === mine ? null : last)));
    void Promise.resolve(navigate(withQuery(pathname, query), { preventScrollReset: true, ...options })).finally(done);
  };
  return { listing, change, pathOf };
}
