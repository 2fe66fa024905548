import type { SerializedError } from '@reduxjs/toolkit';
import type { Facet, ProductListItem } from '#contract/api/part.ts';
import type { ApiError } from '#src/api/api-error.ts';

export interface ListData {
  list: ProductListItem[];
  total: number;
  total_is_minimum?: true | undefined;
  current_page: number;
  last_page: number;
  page_size: number;
  facets: Facet[];
}

/** What a listing needs of its call: the last answer stays while the next one is on its way. */
export interface ListAnswer {
  data: ListData | undefined;
  error: ApiError | SerializedError | undefined;
  isFetching: boolean;
  refetch: () => void;
}

interface QueryResult<Data extends ListData> {
  data?: Data | undefined;
  error?: ApiError | SerializedError | undefined;
  isFetching: boolean;
  refetch: () => unknown;
}

/** Reads a query hook; a failed call is shown until it is repeated, over the rows that are still there. */
export function keptAnswer<Data extends ListData>({ data, error, isFetching, refetch }: QueryResult<Data>): ListAnswer {
  return { data, error: isFetching ? undefined : error, isFetching, refetch: () => void refetch() };
}
