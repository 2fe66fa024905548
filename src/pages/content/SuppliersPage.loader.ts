import { endpoints } from '#src/api/content.ts';
import type { AppDispatch } from '#src/store/store.ts';
import { suppliersRequest } from '#contract/requests/suppliers-request.ts';

export function loader({ url, dispatch }: { url: URL; dispatch: AppDispatch }) {
  return dispatch(endpoints.getSupplierList.initiate(suppliersRequest(url.searchParams)));
}
