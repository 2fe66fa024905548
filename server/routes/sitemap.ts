import { getSitemap, getSitemapPages } from '#contract/api/sitemap.ts';
import type { StoreApp, StoreDeps } from '#server/caller/call.ts';
import { contractRoute } from '#server/http/contract-route.ts';
import { showSitemap, showSitemapPages } from '#server/sitemap/sitemap.ts';

export function registerSitemapRoutes(app: StoreApp, deps: StoreDeps): void {
  contractRoute(app, deps, getSitemap, showSitemap);
  contractRoute(app, deps, getSitemapPages, (_input, call) => showSitemapPages(call));
}
