/** The calls of the operator's page about parts. */
import { changeStock } from '#contract/api/admin/catalog.ts';
import {
  addProductPicture,
  getAdminProduct,
  getAdminProducts,
  getProductChanges,
  getProductChoices,
  removeProduct,
  saveProduct,
} from '#contract/api/admin/product.ts';
import { addPartDocument } from '#contract/api/part-document.ts';
import { api } from '#src/api/base.ts';
import { contractCommand, contractQuery } from '#src/api/contract-endpoint.ts';

const read = { tags: ['Operator'], keepUnusedDataFor: 0 } as const;
const change = { changes: ['Operator'] } as const;

const productApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAdminProducts: contractQuery(build, getAdminProducts, read),
    getAdminProduct: contractQuery(build, getAdminProduct, read),
    getProductChanges: contractQuery(build, getProductChanges, read),
    getProductChoices: contractQuery(build, getProductChoices, { tags: ['Operator'], keepUnusedDataFor: 60 }),
    saveProduct: contractCommand(build, saveProduct, change),
    addPartDocument: contractCommand(build, addPartDocument, change),
    addProductPicture: contractCommand(build, addProductPicture, {}),
    removeProduct: contractCommand(build, removeProduct, change),
    changeStock: contractCommand(build, changeStock, change),
  }),
});

export const {
  useGetAdminProductsQuery,
  useGetAdminProductQuery,
  useGetProductChangesQuery,
  useGetProductChoicesQuery,
  useSaveProductMutation,
  useAddPartDocumentMutation,
  useAddProductPictureMutation,
  useRemoveProductMutation,
  useChangeStockMutation,
} = productApi;
