import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { withQuery } from '#contract/routes/category-path.ts';
import { type Listing, readListing, writeListing } from '#contract/listing/listing-url.ts';

/** Changes what is listed, by what is listed then. */
export type EditListing = (edit: (listing: Listing) => Listing, options?: { replace?: boolean }) => void;

export interface ListingControl {
  listing: Listing;
  /** Writes the listing into the address; as a new step of the history unless told to replace. */
  change: (next: Listing, options?: { replace?: boolean }) => void;
  /** The same for who changes the listing as it stands then: what asks may have been drawn by an earlier one. Gives what is listed from now on; never another function on one page. */
  edit: (...asked: Parameters<EditListing>) => Listing;
  /** Address of this page with another listing. */
  pathOf: (next: Listing) => string;
}

/**
 * The listing of the page's address. Every change is a place that Back returns to; it counts at once, so that quick presses add up, also
 * those that are drawn later because they are made in a transition. The same object while neither listing nor page changes.
 */
export function useListing(): ListingControl {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  // Holds until the address has followed, or something else came in between; then the address alone counts.
  const [wanted, setWanted] = useState<{ search: string } | null>(null);
  const current = wanted?.search ?? search;
  const listing = useMemo(() => readListing(new URLSearchParams(current)), [current]);
  const newest = useRef(listing);
  useEffect(() => {
    newest.current = listing;
  }, [listing]);
  const edit = useCallback<ListingControl['edit']>(
    (change, options = {}) => {
      const next = change(newest.current);
      const query = writeListing(next);
      if (query === writeListing(newest.current)) return next;
      newest.current = next;
      const mine = { search: query };
      setWanted(mine);
      const done = () => startTransition(() => setWanted((last) => (last === mine ? null : last)));
      void Promise.resolve(navigate(withQuery(pathname, query), { preventScrollReset: true, ...options })).finally(done);
      return next;
    },
    [pathname, navigate],
  );
  return useMemo(
    () => ({
      listing,
      edit,
      change: (next, options) => void edit(() => next, options),
      pathOf: (next) => withQuery(pathname, writeListing(next)),
    }),
    [listing, edit, pathname],
  );
}
