/** Which call tells whether the record of a page exists. Apart from the route table: the edge asks, and the app needs them for the head of a later page alone. */
import { getCategory, getManufacturer } from '#contract/api/catalog.ts';
import {
  getBlogDetail,
  getBlogList,
  getComponentDetail,
  getNewsDetail,
  getSolutionDetail,
  getSolutionList,
  getSupplierDetail,
} from '#contract/api/content.ts';
import { getProductDetail } from '#contract/api/product.ts';
import type { AnyEndpoint } from '#contract/api/endpoint.ts';
import { categoryRequest } from '#contract/requests/category-request.ts';
import { readListRequest } from '#contract/requests/list-request.ts';
import { untaggedRequest } from '#contract/requests/untagged-request.ts';
import type { PageAddress } from './first-calls.ts';
import type { RouteName } from './table.ts';

export interface ExistenceCall {
  /** Fails with `not_found` when the record does not exist. */
  call: AnyEndpoint;
  /** Its request, the same that the app makes; parameters of the path from the outer one to the record's own. */
  request: (page: PageAddress) => object;
  /** Another record of the path without which there is no page. */
  also?: ExistenceCall;
}

const category: ExistenceCall = { call: getCategory, request: ({ params }) => categoryRequest(params) };
const manufacturer: ExistenceCall = { call: getManufacturer, request: ({ params }) => ({ brand_web_url: params['brand_web_url'] }) };

/** The request is made of the path's own parameters. */
const byParameters = (call: AnyEndpoint): ExistenceCall => ({ call, request: ({ params }) => params });

const calls: Partial<Record<RouteName, ExistenceCall>> = {
  'category-category_web_url': category,
  'category-category_web_url-web_url': category,
  'manufacturers-brand_web_url': manufacturer,
  'manufacturers-brand_web_url-category_web_url': {
    ...manufacturer,
    also: { ...category, request: ({ params }) => categoryRequest({ category_web_url: params['category_web_url'] }) },
  },
  'blog-category_web_url': { call: getBlogList, request: ({ params, search }) => ({ ...readListRequest(search), ...params }) },
  'blog-category_web_url-web_url': byParameters(getBlogDetail),
  'news-details-web_url': byParameters(getNewsDetail),
  'solutions-category_web_url': { call: getSolutionList, request: ({ params, search }) => ({ ...untaggedRequest(search), ...params }) },
  'solutions-category_web_url-web_url': byParameters(getSolutionDetail),
  'components-web_url': byParameters(getComponentDetail),
  'featuredSuppliers-web_url': byParameters(getSupplierDetail),
  'product-web_url': byParameters(getProductDetail),
};

/** The call for a page; null for pages that always exist. */
export function existenceCall(name: RouteName): ExistenceCall | null {
  return calls[name] ?? null;
}
