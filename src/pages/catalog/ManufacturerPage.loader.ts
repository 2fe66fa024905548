import { categoryRequest } from '#contract/requests/category-request.ts';
import { endpoints } from '#src/api/catalog.ts';
import type { AppDispatch } from '#src/store/store.ts';

/** The maker decides over 404; a category that does not exist does too. */
export function loader({ params, dispatch }: { params: Record<string, string>; dispatch: AppDispatch }) {
  const { brand_web_url = '', category_web_url } = params;
  return Promise.all([
    dispatch(endpoints.getManufacturer.initiate({ brand_web_url })),
    category_web_url === undefined ? null : dispatch(endpoints.getCategory.initiate(categoryRequest({ category_web_url }))),
  ]);
}
