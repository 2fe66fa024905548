import { deleteBomChoice, getBomChoices, saveBomChoice } from '#contract/api/bom-choice.ts';
import { api } from './base.ts';
import { contractCommand, contractQuery } from './contract-endpoint.ts';

/** Apart from the bills themselves: the account's page of choices needs no more than this. */
const bomChoiceApi = api.injectEndpoints({
  endpoints: (build) => ({
    getBomChoices: contractQuery(build, getBomChoices, { tags: ['BomChoice'] }),
    saveBomChoice: contractCommand(build, saveBomChoice, { changes: ['BomChoice'] }),
    deleteBomChoice: contractCommand(build, deleteBomChoice, { changes: ['BomChoice'] }),
  }),
});

export const { useGetBomChoicesQuery, useSaveBomChoiceMutation, useDeleteBomChoiceMutation } = bomChoiceApi;
