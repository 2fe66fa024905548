import { matchBom } from '#contract/api/bom.ts';
import { api } from './base.ts';
import { contractQuery } from './contract-endpoint.ts';

/** Seconds that the answer to one bill and its settings is kept: matching is limited per hour, and one goes back and forth. */
const kept = 900;

const bomApi = api.injectEndpoints({
  endpoints: (build) => ({ matchBom: contractQuery(build, matchBom, { keepUnusedDataFor: kept }) }),
});

export const { useMatchBomQuery } = bomApi;
