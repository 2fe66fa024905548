import { getHomeBlocks, previewHomeBlocks as previewCall, saveHomeBlocks as homeCall } from '#contract/api/admin/home.ts';
import {
  getSite,
  getTexts,
  saveBanners as bannersCall,
  saveHead as headCall,
  saveLang as langCall,
  saveNav as navCall,
} from '#contract/api/admin/site.ts';
import type { StoreApp, StoreDeps } from '#server/caller/call.ts';
import { contractRoute } from '#server/http/contract-route.ts';
import { actingOf } from '#server/caller/acting.ts';
import { saveBanners } from '#server/site/banners.ts';
import { showSite } from '#server/site/change-site.ts';
import { previewHomeBlocks, saveHomeBlocks, showArrangement } from '#server/site/home/save-home-blocks.ts';
import { listTexts, saveHead, saveLang, saveNav } from '#server/site/save-site.ts';

/** Name, navigation and words of the site for those who run the shop (`docs/api.md` 5.6). */
export function registerAdminSiteRoutes(app: StoreApp, deps: StoreDeps): void {
  contractRoute(app, deps, getSite, () => showSite(deps));
  contractRoute(app, deps, getTexts, (query, call) => listTexts(actingOf(call), query));
  contractRoute(app, deps, headCall, (request, call) => saveHead(actingOf(call), request));
  contractRoute(app, deps, navCall, (request, call) => saveNav(actingOf(call), request));
  contractRoute(app, deps, bannersCall, (request, call) => saveBanners(actingOf(call), request));
  contractRoute(app, deps, getHomeBlocks, (_, { locale }) => showArrangement({ deps, locale }));
  contractRoute(app, deps, homeCall, (request, call) => saveHomeBlocks(actingOf(call), request));
  contractRoute(app, deps, previewCall, (request, call) => previewHomeBlocks(actingOf(call), request));
  contractRoute(app, deps, langCall, (request, call) => saveLang(actingOf(call), request));
}
