/** The calls of the operator's page about categories and their parameters. */
import {
  beginCategories,
  getAdminCategories,
  getAdminCategory,
  getAdminParameters,
  getCategoryChanges,
  moveCategory,
  removeCategory,
  saveCategory,
} from '#contract/api/admin/category.ts';
import { api } from '#src/api/base.ts';
import { contractCommand, contractQuery } from '#src/api/contract-endpoint.ts';

const read = { tags: ['Operator'], keepUnusedDataFor: 0 } as const;
const change = { changes: ['Operator'] } as const;

const categoryApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAdminCategories: contractQuery(build, getAdminCategories, read),
    getAdminCategory: contractQuery(build, getAdminCategory, read),
    getAdminParameters: contractQuery(build, getAdminParameters, read),
    getCategoryChanges: contractQuery(build, getCategoryChanges, read),
    beginCategories: contractCommand(build, beginCategories, change),
    saveCategory: contractCommand(build, saveCategory, change),
    moveCategory: contractCommand(build, moveCategory, change),
    removeCategory: contractCommand(build, removeCategory, change),
  }),
});

export const {
  useGetAdminCategoriesQuery,
  useGetAdminCategoryQuery,
  useGetAdminParametersQuery,
  useGetCategoryChangesQuery,
  useBeginCategoriesMutation,
  useSaveCategoryMutation,
  useMoveCategoryMutation,
  useRemoveCategoryMutation,
} = categoryApi;
