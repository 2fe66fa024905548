import {
  getBlogCategories,
  getBlogDetail,
  getBlogList,
  getComponentDetail,
  getComponentList,
  getFriendlyLinks,
  getNewsDetail,
  getNewsList,
  getPage,
  getSolutionCategories,
  getSolutionDetail,
  getSolutionList,
  getSupplierDetail,
  getSupplierList,
} from '#contract/api/content.ts';
import { api } from './base.ts';
import { contractQuery } from './contract-endpoint.ts';

const contentApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPage: contractQuery(build, getPage),
    getBlogCategories: contractQuery(build, getBlogCategories),
    getBlogList: contractQuery(build, getBlogList),
    getBlogDetail: contractQuery(build, getBlogDetail),
    getNewsList: contractQuery(build, getNewsList),
    getNewsDetail: contractQuery(build, getNewsDetail),
    getSolutionCategories: contractQuery(build, getSolutionCategories),
    getSolutionList: contractQuery(build, getSolutionList),
    getSolutionDetail: contractQuery(build, getSolutionDetail),
    getComponentList: contractQuery(build, getComponentList),
    getComponentDetail: contractQuery(build, getComponentDetail),
    getSupplierList: contractQuery(build, getSupplierList),
    getSupplierDetail: contractQuery(build, getSupplierDetail),
    getFriendlyLinks: contractQuery(build, getFriendlyLinks),
  }),
});

export const {
  useGetPageQuery,
  useGetBlogCategoriesQuery,
  useGetBlogListQuery,
  useGetBlogDetailQuery,
  useGetNewsListQuery,
  useGetNewsDetailQuery,
  useGetSolutionCategoriesQuery,
  useGetSolutionListQuery,
  useGetSolutionDetailQuery,
  useGetComponentListQuery,
  useGetComponentDetailQuery,
  useGetSupplierListQuery,
  useGetSupplierDetailQuery,
  useGetFriendlyLinksQuery,
} = contentApi;
