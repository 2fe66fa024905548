import { endpoints } from '#src/api/admin.ts';
import type { AppDispatch } from '#src/store/store.ts';

/** Where the operator's side is closed the edge knows no such call, and the page is a 404 like any other that is not there. */
export function loader({ dispatch }: { dispatch: AppDispatch }) {
  return dispatch(endpoints.getOperatorMe.initiate());
}
