import { endpoints } from '#src/api/catalog.ts';
import type { AppDispatch } from '#src/store/store.ts';
import { makersRequest } from './makers.ts';

export function loader({ dispatch }: { dispatch: AppDispatch }) {
  return dispatch(endpoints.getManufacturers.initiate(makersRequest));
}
