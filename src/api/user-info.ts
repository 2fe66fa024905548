import { getUserInfo } from '#contract/api/user-info.ts';
import { api } from './base.ts';
import { contractQuery } from './contract-endpoint.ts';

const userApi = api.injectEndpoints({
  endpoints: (build) => ({
    getUserInfo: contractQuery(build, getUserInfo, { tags: ['User'], keepUnusedDataFor: Number.POSITIVE_INFINITY }),
  }),
});

export const { endpoints, useGetUserInfoQuery, util: userCache } = userApi;
