import { endpoints } from '#src/api/catalog.ts';
import type { AppDispatch } from '#src/store/store.ts';
import { movingFastRequest } from '#contract/requests/moving-fast-request.ts';

/** A block whose data fails is left out, so nothing here can be missing. */
export async function loader({ dispatch }: { dispatch: AppDispatch }) {
  void dispatch(endpoints.hotProduct.initiate(movingFastRequest));
  await dispatch(endpoints.getHome.initiate());
}
