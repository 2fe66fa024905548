import { endpoints } from '#src/api/catalog.ts';
import { endpoints as navigation } from '#src/api/navigation.ts';
import type { AppDispatch } from '#src/store/store.ts';
import { popularRequest } from '#contract/requests/popular-request.ts';

export function loader({ dispatch }: { dispatch: AppDispatch }) {
  return Promise.all([dispatch(navigation.getCategories.initiate({ depth: 3 })), dispatch(endpoints.hotProduct.initiate(popularRequest))]);
}
