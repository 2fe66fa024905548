/** Public calls that a page makes when it opens: the edge puts their answers into the page, so the app need not ask. Apart from the route table: the app has its loaders, and needs these for the head of a later page alone. */
import { getCountries } from '#contract/api/address.ts';
import { getCategories, getCategory, getHome, getManufacturers, hotProduct, productList, searchProduct } from '#contract/api/catalog.ts';
import {
  getBlogCategories,
  getBlogList,
  getComponentDetail,
  getComponentList,
  getFriendlyLinks,
  getNewsList,
  getPage,
  getSolutionCategories,
  getSolutionList,
  getSupplierList,
} from '#contract/api/content.ts';
import type { AnyEndpoint, RequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import { getProductDetail, getProductLive, getProductSimilar } from '#contract/api/product.ts';
import { searchContent } from '#contract/api/search-content.ts';
import { listingQuery, parametersOf } from '#contract/listing/listing-query.ts';
import { type Listing, readListing } from '#contract/listing/listing-url.ts';
import { categoryRequest } from '#contract/requests/category-request.ts';
import { foundContentRequest } from '#contract/requests/found-content-request.ts';
import { guidePartsRequest } from '#contract/requests/guide-parts-request.ts';
import { untaggedRequest } from '#contract/requests/untagged-request.ts';
import { kindRequest } from '#contract/requests/kinds-request.ts';
import { readListRequest } from '#contract/requests/list-request.ts';
import { liveRequest } from '#contract/requests/live-request.ts';
import { makersRequest } from '#contract/requests/makers-request.ts';
import { movingFastRequest } from '#contract/requests/moving-fast-request.ts';
import { newsRequest } from '#contract/requests/news-request.ts';
import { pageRequest } from '#contract/requests/page-request.ts';
import { popularRequest } from '#contract/requests/popular-request.ts';
import { searchRequest } from '#contract/requests/search-request.ts';
import { substitutesRequest } from '#contract/requests/substitutes-request.ts';
import { suppliersRequest } from '#contract/requests/suppliers-request.ts';
import type { QueryText } from '#contract/query-text.ts';
import type { AnyRoute, RouteName } from './table.ts';

/** A page as its address names it. */
export interface PageAddress {
  params: Readonly<Record<string, string>>;
  /** Without language prefix and query. */
  path: string;
  search: QueryText;
}

export interface PageStore {
  /** Asks for an answer that only the app will read. */
  want: <E extends AnyEndpoint>(call: E, request: RequestOf<E> & object) => void;
  /** The answer itself, by which further calls are made; null when it cannot be had. */
  ask: <E extends AnyEndpoint>(call: E, request: RequestOf<E> & object) => Promise<ResponseOf<E> | null>;
}

export type FirstCalls = (page: PageAddress, store: PageStore) => void | Promise<void>;

const overview = { depth: 3 } as const;

/** What the list of a page asks beside its scope; a category's own parameters are read in their units. */
export async function listFields(listing: Listing, category: string | null, { ask }: PageStore) {
  const answer = category === null ? null : await ask(getCategory, categoryRequest({ category_web_url: category }));
  return listingQuery(listing, parametersOf(answer?.category.attributes ?? [])).fields;
}

const category: FirstCalls = async ({ params, search }, { ask, want }) => {
  const answer = await ask(getCategory, categoryRequest(params));
  if (!answer) return;
  const { fields } = listingQuery(readListing(search), parametersOf(answer.category.attributes ?? []));
  want(productList, { ...fields, category_web_url: answer.category.web_url });
};

const maker: FirstCalls = async ({ params: { brand_web_url = '', category_web_url }, search }, store) => {
  const fields = await listFields(readListing(search), category_web_url ?? null, store);
  store.want(productList, { ...fields, brand_web_url, ...(category_web_url !== undefined && { category_web_url }) });
};

const found: FirstCalls = async ({ params: { keyword = '' }, search }, store) => {
  const listing = readListing(search);
  store.want(searchContent, foundContentRequest(keyword));
  store.want(searchProduct, searchRequest(keyword, listing, await listFields(listing, listing.category, store)));
};

const product: FirstCalls = async ({ params: { web_url = '' } }, { ask, want }) => {
  want(getProductSimilar, substitutesRequest(web_url));
  const live = liveRequest((await ask(getProductDetail, { web_url }))?.offers ?? []);
  if (live) want(getProductLive, live);
};

const blog: FirstCalls = ({ params, search }, { want }) => {
  want(getBlogCategories, {});
  want(getBlogList, { ...readListRequest(search), ...params });
};

const news: FirstCalls = ({ path, search }, { want }) => {
  want(getNewsList, newsRequest(path, search));
  want(getNewsList, kindRequest('company_event'));
  want(getNewsList, kindRequest('knowledge'));
};

const solutions: FirstCalls = ({ params, search }, { want }) => {
  want(getSolutionCategories, {});
  want(getSolutionList, { ...untaggedRequest(search), ...params });
};

const guide: FirstCalls = async ({ params: { web_url = '' } }, { ask, want }) => {
  const answer = await ask(getComponentDetail, { web_url });
  if (answer) want(productList, guidePartsRequest(answer.category_web_url, answer.filters));
};

const text: FirstCalls = ({ path }, { want }) => want(getPage, pageRequest(path));

const byRow: Partial<Record<RouteName, FirstCalls>> = {
  home: (_, { want }) => {
    want(getHome, {});
    want(hotProduct, movingFastRequest);
  },
  category: (_, { want }) => want(getCategories, overview),
  'category-category_web_url': category,
  'category-category_web_url-web_url': category,
  manufacturers: (_, { want }) => want(getManufacturers, makersRequest),
  'manufacturers-brand_web_url': maker,
  'manufacturers-brand_web_url-category_web_url': maker,
  product: (_, { want }) => {
    want(getCategories, overview);
    want(hotProduct, popularRequest);
  },
  'product-list-keyword': found,
  'product-web_url': product,
  blog,
  'blog-category_web_url': blog,
  news,
  'news-companyEvents': news,
  'news-knowledgeHub': news,
  solutions,
  'solutions-category_web_url': solutions,
  components: ({ search }, { want }) => want(getComponentList, untaggedRequest(search)),
  'components-web_url': guide,
  featuredSuppliers: ({ search }, { want }) => want(getSupplierList, suppliersRequest(search)),
  'about-contactUs': text,
  'other-friendlyLinks': (_, { want }) => want(getFriendlyLinks, {}),
  'other-rfqs': (_, { want }) => want(getCountries, {}),
};

/** The calls of a page beside that for its record (`exists.ts`); null for pages that ask nothing public. */
export function firstCalls({ name, page }: Pick<AnyRoute, 'name' | 'page'>): FirstCalls | null {
  return byRow[name] ?? (page === 'about/TextPage' ? text : null);
}
