import { endpoints } from '#src/api/account.ts';
import type { AppDispatch } from '#src/store/store.ts';

/** The page says itself what is wrong: an account is never a 404. */
export function loader({ dispatch, url }: { dispatch: AppDispatch; url: URL }) {
  // The settings need nothing of what is due.
  if (url.searchParams.get('section') === null) void dispatch(endpoints.getCenter.initiate());
}
