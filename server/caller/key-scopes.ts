/** What a key of a customer's own programs must be for (`docs/api.md` section 2); here and not in the contract, since no browser needs to know. */
import { getAddressForm, getCountries } from '#contract/api/address.ts';
import { matchBom } from '#contract/api/bom.ts';
import { calculate, describeCalculator } from '#contract/api/calculation.ts';
import { getCartNumber } from '#contract/api/cart-number.ts';
import {
  addToCart,
  addToRfqList,
  clearCart,
  clearRfqList,
  getCart,
  getRfqList,
  mergeCart,
  removeFromCart,
  removeFromRfqList,
  updateCart,
  updateRfqList,
} from '#contract/api/cart.ts';
import {
  getCategories,
  getCategory,
  getPartClasses,
  getHome,
  getManufacturer,
  getManufacturers,
  hotProduct,
  productFilter,
  productList,
  searchProduct,
  searchSuggest,
} from '#contract/api/catalog.ts';
import {
  getBlogCategories,
  getBlogDetail,
  getBlogList,
  getComponentDetail,
  getComponentList,
  getFriendlyLinks,
  getNewsCategories,
  getNewsDetail,
  getNewsList,
  getPage,
  getSolutionCategories,
  getSolutionDetail,
  getSolutionList,
  getSupplierDetail,
  getSupplierList,
} from '#contract/api/content.ts';
import { applyCoupon, removeCoupon } from '#contract/api/coupon.ts';
import { getInvoice } from '#contract/api/document.ts';
import { getOpenApi } from '#contract/api/openapi.ts';
import { getAgreedText, getOrderDetail } from '#contract/api/order.ts';
import { getSharedCart, shareCart } from '#contract/api/parts-list.ts';
import { readPartDocument } from '#contract/api/part-document.ts';
import { readPicture } from '#contract/api/picture.ts';
import {
  chipFindSearch,
  getProductDetail,
  getProductLive,
  getProductPinout,
  getProductSimilar,
  productCompare,
  productPrice,
} from '#contract/api/product.ts';
import { estimateOrder } from '#contract/api/order-estimate.ts';
import { getProductComments, getProductQuestions } from '#contract/api/review.ts';
import { searchContent } from '#contract/api/search-content.ts';
import { getSitemap, getSitemapPages } from '#contract/api/sitemap.ts';
import { readImage } from '#contract/api/upload.ts';
import { getUserOrders } from '#contract/api/account.ts';
import { getConfig } from '#contract/api/visitor.ts';
import type { AnyEndpoint, ApiScope } from '#contract/api/endpoint.ts';

/** A call that stands nowhere is opened by no key. */
const callsOf: Record<ApiScope, readonly AnyEndpoint[]> = {
  catalog: [
    getAddressForm,
    getCountries,
    matchBom,
    getCategories,
    getCategory,
    getHome,
    getManufacturer,
    getManufacturers,
    getPartClasses,
    hotProduct,
    productFilter,
    productList,
    searchProduct,
    searchSuggest,
    getBlogCategories,
    getBlogDetail,
    getBlogList,
    getComponentDetail,
    getComponentList,
    getFriendlyLinks,
    getNewsCategories,
    getNewsDetail,
    getNewsList,
    getPage,
    getPartClasses,
    getSolutionCategories,
    getSolutionDetail,
    getSolutionList,
    getSupplierDetail,
    getSupplierList,
    readPartDocument,
    readPicture,
    chipFindSearch,
    getProductDetail,
    getProductLive,
    getProductPinout,
    getProductSimilar,
    productCompare,
    productPrice,
    estimateOrder,
    getProductComments,
    getProductQuestions,
    searchContent,
    getSitemap,
    getSitemapPages,
    readImage,
    getConfig,
    getOpenApi,
    calculate,
    describeCalculator,
  ],
  cart: [
    getCartNumber,
    addToCart,
    addToRfqList,
    clearCart,
    clearRfqList,
    getCart,
    getRfqList,
    mergeCart,
    removeFromCart,
    removeFromRfqList,
    updateCart,
    updateRfqList,
    applyCoupon,
    removeCoupon,
    getSharedCart,
    shareCart,
  ],
  'orders:read': [getAgreedText, getInvoice, getOrderDetail, getUserOrders],
};

const scopes = new Map(Object.entries(callsOf).flatMap(([scope, calls]) => calls.map((call) => [call, scope as ApiScope] as const))); // Object.entries loses the keys' type

export function keyScopeOf(call: AnyEndpoint): ApiScope | undefined {
  return scopes.get(call);
}
