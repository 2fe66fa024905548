import { endpoints } from '#src/api/cart.ts';
import type { AppDispatch } from '#src/store/store.ts';

/** The page shows what is wrong itself: a list is never a 404. */
export function loader({ dispatch }: { dispatch: AppDispatch }) {
  void dispatch(endpoints.getRfqList.initiate({}));
}
