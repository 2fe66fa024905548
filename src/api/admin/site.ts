/** The calls of the operator's page about the site. */
import { getSite, getTexts, saveBanners, saveHead, saveLang, saveNav } from '#contract/api/admin/site.ts';
import { api } from '#src/api/base.ts';
import { contractCommand, contractQuery } from '#src/api/contract-endpoint.ts';

const read = { tags: ['Operator'], keepUnusedDataFor: 0 } as const;
/** What is saved shows on this very page too: the configuration is loaded again with all that another currency would change. */
const change = { changes: ['Operator', 'Currency'] } as const;

const siteApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSite: contractQuery(build, getSite, read),
    getTexts: contractQuery(build, getTexts, read),
    saveHead: contractCommand(build, saveHead, change),
    saveNav: contractCommand(build, saveNav, change),
    saveBanners: contractCommand(build, saveBanners, change),
    saveLang: contractCommand(build, saveLang, change),
  }),
});

export const { useGetSiteQuery, useGetTextsQuery, useSaveHeadMutation, useSaveNavMutation, useSaveBannersMutation, useSaveLangMutation } =
  siteApi;
