import { makersRequest } from '#contract/requests/makers-request.ts';
import { endpoints } from '#src/api/catalog.ts';
import type { AppDispatch } from '#src/store/store.ts';

export function loader({ dispatch }: { dispatch: AppDispatch }) {
  return dispatch(endpoints.getManufacturers.initiate(makersRequest));
}
