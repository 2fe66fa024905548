import { endpoints } from '#src/api/content.ts';
import type { AppDispatch } from '#src/store/store.ts';

export function loader({ params: { web_url = '' }, dispatch }: { params: Record<string, string>; dispatch: AppDispatch }) {
  return dispatch(endpoints.getSupplierDetail.initiate({ web_url }));
}
