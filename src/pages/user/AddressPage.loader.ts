import { endpoints } from '#src/api/account.ts';
import type { AppDispatch } from '#src/store/store.ts';

/** The page says itself what is wrong: an address book is never a 404. */
export function loader({ dispatch }: { dispatch: AppDispatch }) {
  void dispatch(endpoints.getUserAddresses.initiate());
}
