import { getSitemap, getSitemapPages } from '#contract/api/sitemap.ts';
import type { StoreApp, StoreDeps } from '#server/call.ts';
import { contractRoute } from '#server/contract-route.ts';
import { showSitemap, showSitemapPages } from '#server/sitemap/sitemap.ts';

export function registerSitemapRoutes(app: StoreApp, deps: StoreDeps): void {
  contractRoute(app, deps, getSitemap, showSitemap);
  contractRoute(app, deps, getSitemapPages, (_input, call) => showSitemapPages(call));
}
