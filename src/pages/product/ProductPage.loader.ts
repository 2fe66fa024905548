import { endpoints } from '#src/api/catalog.ts';
import { substitutesAsked } from './substitutes-asked.ts';
import type { AppDispatch } from '#src/store/store.ts';

export function loader({ params: { web_url = '' }, dispatch }: { params: Record<string, string>; dispatch: AppDispatch }) {
  void dispatch(endpoints.getProductSimilar.initiate({ ...substitutesAsked, web_url }));
  return dispatch(endpoints.getProductDetail.initiate({ web_url }));
}
