import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { withQuery } from '#contract/routes/category-path.ts';
import { type Listing, readListing, writeListing } from '#contract/listing/listing-url.ts';

export interface ListingControl {
  listing: Listing;
  /** Writes the listing into the address; as a new step of the history unless told to replace. */
  change: (next: Listing, options?: { replace?: boolean }) => void;
  /** Address of this page with another listing. */
  pathOf: (next: Listing) => string;
}

/** Changes what is listed, by what is listed then. */
export type EditListing = (edit: (listing: Listing) => Listing, options?: { replace?: boolean }) => void;

/**
 * The listing of the page's address. Every change is a place that Back returns to; it counts at once, so that quick presses add up.
 * The same object while neither listing nor page changes.
 */
export function useListing(): ListingControl {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  // Holds until the address has followed, or something else came in between; then the address alone counts.
  const [wanted, setWanted] = useState<{ search: string } | null>(null);
  const current = wanted?.search ?? search;
  return useMemo(() => {
    const listing = readListing(new URLSearchParams(current));
    const change: ListingControl['change'] = (next, options = {}) => {
      const query = writeListing(next);
      if (query === writeListing(listing)) return;
      const mine = { search: query };
      setWanted(mine);
      const done = () => startTransition(() => setWanted((last) => (last === mine ? null : last)));
      void Promise.resolve(navigate(withQuery(pathname, query), { preventScrollReset: true, ...options })).finally(done);
    };
    return { listing, change, pathOf: (next) => withQuery(pathname, writeListing(next)) };
  }, [current, pathname, navigate]);
}

/** Changes the listing as it stands when the change is made: rows may have been drawn by an earlier one. Never another function. */
export function useEdit(control: ListingControl): EditListing {
  const latest = useRef(control);
  useEffect(() => {
    latest.current = control;
  });
  return useCallback((edit, options) => latest.current.change(edit(latest.current.listing), options), []);
}
