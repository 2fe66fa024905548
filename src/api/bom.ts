import { deleteBomChoice, getBomChoices, saveBomChoice } from '#contract/api/bom-choice.ts';
import { matchBom } from '#contract/api/bom.ts';
import { api } from './base.ts';
import { contractCommand, contractQuery } from './contract-endpoint.ts';

/** Seconds that the answer to one bill and its settings is kept: matching is limited per hour, and one goes back and forth. */
const kept = 900;

const bomApi = api.injectEndpoints({
  endpoints: (build) => ({
    matchBom: contractQuery(build, matchBom, { keepUnusedDataFor: kept }),
    getBomChoices: contractQuery(build, getBomChoices, { tags: ['BomChoice'] }),
    saveBomChoice: contractCommand(build, saveBomChoice, { changes: ['BomChoice'] }),
    deleteBomChoice: contractCommand(build, deleteBomChoice, { changes: ['BomChoice'] }),
  }),
});

export const { useMatchBomQuery, useGetBomChoicesQuery, useSaveBomChoiceMutation, useDeleteBomChoiceMutation } = bomApi;
