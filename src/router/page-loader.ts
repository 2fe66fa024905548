import type { AppDispatch } from '#src/store/store.ts';

export interface LoaderInput {
  /** Validated parameters of the path. */
  params: Record<string, string>;
  url: URL;
  /** Calls started here are kept for the page: `dispatch(endpoints.getCategory.initiate(args))`. */
  dispatch: AppDispatch;
}

/** Starts a page's data early. A `not_found` among the awaited answers makes the page a 404; other failures are the page's to show. */
export type PageLoader = (input: LoaderInput) => Promise<unknown> | void;
