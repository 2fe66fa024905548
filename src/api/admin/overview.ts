/** The calls of the operator's overview. */
import { getFigure, getTasks } from '#contract/api/admin/overview.ts';
import { api } from '#src/api/base.ts';
import { contractQuery } from '#src/api/contract-endpoint.ts';

const read = { tags: ['Operator'], keepUnusedDataFor: 60 } as const;

const overviewApi = api.injectEndpoints({
  endpoints: (build) => ({
    getTasks: contractQuery(build, getTasks, read),
    getFigure: contractQuery(build, getFigure, read),
  }),
});

export const { useGetTasksQuery, useGetFigureQuery } = overviewApi;
