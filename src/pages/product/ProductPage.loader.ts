import { endpoints } from '#src/api/catalog.ts';
import { substitutesRequest } from '#contract/requests/substitutes-request.ts';
import type { AppDispatch } from '#src/store/store.ts';

export function loader({ params: { web_url = '' }, dispatch }: { params: Record<string, string>; dispatch: AppDispatch }) {
  void dispatch(endpoints.getProductSimilar.initiate(substitutesRequest(web_url)));
  return dispatch(endpoints.getProductDetail.initiate({ web_url }));
}
