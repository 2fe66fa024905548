import { getOpenApi } from '#contract/api/openapi.ts';
import { api } from './base.ts';
import { contractQuery } from './contract-endpoint.ts';

export const { useGetOpenApiQuery } = api.injectEndpoints({
  endpoints: (build) => ({ getOpenApi: contractQuery(build, getOpenApi) }),
});
