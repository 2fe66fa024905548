import { getAgreedText } from '#contract/api/order.ts';
import { api } from './base.ts';
import { contractQuery } from './contract-endpoint.ts';

const agreedTextApi = api.injectEndpoints({ endpoints: (build) => ({ getAgreedText: contractQuery(build, getAgreedText) }) });

export const { useGetAgreedTextQuery } = agreedTextApi;
