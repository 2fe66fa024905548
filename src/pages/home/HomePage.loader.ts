import { endpoints } from '#src/api/catalog.ts';
import type { AppDispatch } from '#src/store/store.ts';
import { popular } from './popular.ts';

/** A block whose data fails is left out, so nothing here can be missing. */
export async function loader({ dispatch }: { dispatch: AppDispatch }) {
  void dispatch(endpoints.hotProduct.initiate(popular));
  await dispatch(endpoints.getHome.initiate());
}
