/** The calls of the operator's page about what is written to be read. */
import {
  addArticlePicture,
  getAdminArticle,
  getAdminArticles,
  getArticleVersions,
  previewArticle,
  saveArticle,
} from '#contract/api/admin/article.ts';
import { api } from '#src/api/base.ts';
import { contractCommand, contractQuery } from '#src/api/contract-endpoint.ts';

const read = { tags: ['Operator'], keepUnusedDataFor: 0 } as const;

const articleApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAdminArticles: contractQuery(build, getAdminArticles, read),
    getAdminArticle: contractQuery(build, getAdminArticle, read),
    getArticleVersions: contractQuery(build, getArticleVersions, read),
    previewArticle: contractQuery(build, previewArticle, { keepUnusedDataFor: 0 }),
    addArticlePicture: contractCommand(build, addArticlePicture, {}),
    // What is saved shows on the page itself, too.
    saveArticle: contractCommand(build, saveArticle, { changes: ['Operator', 'Currency'] }),
  }),
});

export const {
  useGetAdminArticlesQuery,
  useGetAdminArticleQuery,
  useGetArticleVersionsQuery,
  usePreviewArticleQuery,
  useAddArticlePictureMutation,
  useSaveArticleMutation,
} = articleApi;
