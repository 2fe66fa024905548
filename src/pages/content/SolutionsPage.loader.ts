import { endpoints } from '#src/api/content.ts';
import type { AppDispatch } from '#src/store/store.ts';
import { solutionsRequest } from '#contract/requests/solutions-request.ts';

interface Args {
  params: Record<string, string>;
  url: URL;
  dispatch: AppDispatch;
}

/** The list decides over 404: a topic that is not there. */
export function loader({ params: { category_web_url }, url, dispatch }: Args) {
  void dispatch(endpoints.getSolutionCategories.initiate({}));
  const topic = category_web_url === undefined ? {} : { category_web_url };
  return dispatch(endpoints.getSolutionList.initiate({ ...solutionsRequest(url.searchParams), ...topic }));
}
