import {
  changeCalculation,
  deleteCalculation,
  getSavedCalculations,
  saveCalculation,
  takeCalculations,
} from '#contract/api/saved-calculation.ts';
import { api } from './base.ts';
import { contractCommand, contractQuery } from './contract-endpoint.ts';

const savedCalculationApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSavedCalculations: contractQuery(build, getSavedCalculations, { tags: ['Calculation'] }),
    saveCalculation: contractCommand(build, saveCalculation, { changes: ['Calculation'] }),
    takeCalculations: contractCommand(build, takeCalculations, { changes: ['Calculation'] }),
    changeCalculation: contractCommand(build, changeCalculation, { changes: ['Calculation'] }),
    deleteCalculation: contractCommand(build, deleteCalculation, { changes: ['Calculation'] }),
  }),
});

export const {
  useGetSavedCalculationsQuery,
  useSaveCalculationMutation,
  useTakeCalculationsMutation,
  useChangeCalculationMutation,
  useDeleteCalculationMutation,
} = savedCalculationApi;
