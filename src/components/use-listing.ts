import { useMemo } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { withQuery } from './category-path.ts';
import { type Listing, readListing, writeListing } from './listing-url.ts';

export interface ListingControl {
  listing: Listing;
  /** Writes the listing into the address; as a new step of the history unless told to replace. */
  change: (next: Listing, options?: { replace?: boolean }) => void;
  /** Address of this page with another listing. */
  pathOf: (next: Listing) => string;
}

/** The listing of the page's address. Every change is a place that Back returns to. */
export function useListing(): ListingControl {
  const { pathname, search: shown } = useLocation();
  const { location: next } = useNavigation();
  const navigate = useNavigate();
  // What was pressed counts at once, so that quick presses add up while the page still follows.
  const search = next?.pathname === pathname ? next.search : shown;
  const listing = useMemo(() => readListing(new URLSearchParams(search)), [search]);
  const pathOf = (wanted: Listing) => withQuery(pathname, writeListing(wanted));
  const change: ListingControl['change'] = (wanted, options = {}) => {
    const path = pathOf(wanted);
    if (path === `${pathname}${search}`) return;
    void navigate(path, { preventScrollReset: true, ...options });
  };
  return { listing, change, pathOf };
}
