import { endpoints } from '#src/api/content.ts';
import type { AppDispatch } from '#src/store/store.ts';

/** Blog articles stand below a topic, news do not. */
export function loader({ params, dispatch }: { params: Record<string, string>; dispatch: AppDispatch }) {
  const { category_web_url, web_url = '' } = params;
  return category_web_url === undefined
    ? dispatch(endpoints.getNewsDetail.initiate({ web_url }))
    : dispatch(endpoints.getBlogDetail.initiate({ category_web_url, web_url }));
}
