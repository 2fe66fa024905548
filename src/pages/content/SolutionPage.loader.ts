import { endpoints } from '#src/api/content.ts';
import type { AppDispatch } from '#src/store/store.ts';

export function loader({ params, dispatch }: { params: Record<string, string>; dispatch: AppDispatch }) {
  const { category_web_url = '', web_url = '' } = params;
  return dispatch(endpoints.getSolutionDetail.initiate({ category_web_url, web_url }));
}
