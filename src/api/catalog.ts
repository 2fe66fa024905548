import {
  chipFindSearch,
  getProductDetail,
  getProductLive,
  getProductPinout,
  getProductSimilar,
  productCompare,
  productPrice,
  saveStockAlert,
} from '#contract/api/product.ts';
import {
  getCategory,
  getHome,
  getManufacturer,
  getManufacturers,
  getPartClasses,
  hotProduct,
  productFilter,
  productList,
  searchProduct,
} from '#contract/api/catalog.ts';
import { searchContent } from '#contract/api/search-content.ts';
import { api } from './base.ts';
import { contractCommand, contractQuery } from './contract-endpoint.ts';

const catalogApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchProduct: contractQuery(build, searchProduct),
    searchContent: contractQuery(build, searchContent),
    productList: contractQuery(build, productList),
    hotProduct: contractQuery(build, hotProduct),
    getCategory: contractQuery(build, getCategory),
    getPartClasses: contractQuery(build, getPartClasses, { keepUnusedDataFor: 600 }),
    productFilter: contractQuery(build, productFilter),
    chipFindSearch: contractQuery(build, chipFindSearch),
    getProductDetail: contractQuery(build, getProductDetail),
    getProductLive: contractQuery(build, getProductLive, { keepUnusedDataFor: 5 }),
    productPrice: contractQuery(build, productPrice, { keepUnusedDataFor: 5 }),
    productCompare: contractQuery(build, productCompare),
    getProductPinout: contractQuery(build, getProductPinout),
    getProductSimilar: contractQuery(build, getProductSimilar),
    getManufacturers: contractQuery(build, getManufacturers),
    getManufacturer: contractQuery(build, getManufacturer),
    saveStockAlert: contractCommand(build, saveStockAlert),
    getHome: contractQuery(build, getHome),
  }),
});

export const {
  endpoints,
  useSearchContentQuery,
  useSearchProductQuery,
  useProductListQuery,
  useHotProductQuery,
  useGetCategoryQuery,
  useGetPartClassesQuery,
  useProductFilterQuery,
  useChipFindSearchQuery,
  useGetProductDetailQuery,
  useGetProductLiveQuery,
  useProductCompareQuery,
  useGetProductPinoutQuery,
  useGetProductSimilarQuery,
  useGetManufacturersQuery,
  useGetManufacturerQuery,
  useSaveStockAlertMutation,
  useGetHomeQuery,
} = catalogApi;
