import { matchBom } from '#contract/api/bom.ts';
import { api } from './base.ts';
import { contractCommand } from './contract-endpoint.ts';

const bomApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Asked for by hand: a file's text is no key for a cache. */
    matchBom: contractCommand(build, matchBom),
  }),
});

export const { endpoints, useMatchBomMutation } = bomApi;
