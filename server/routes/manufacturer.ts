import { getManufacturer, getManufacturers } from '#contract/api/catalog.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import type { StoreApp, StoreDeps } from '#server/caller/call.ts';
import { articlesWithPartsOf } from '#server/content/read-about.ts';
import { contractRoute } from '#server/http/contract-route.ts';
import { categoriesOfMaker, listMakers, showManufacturer } from '#server/search/manufacturers.ts';
import { findManufacturer } from '#server/search/listing/scope.ts';
import { makeSeo } from '#server/search/view/seo.ts';
import { openView } from '#server/search/view/view.ts';
import { StoreError } from '#server/kernel/store-error.ts';

export function registerManufacturerRoutes(app: StoreApp, deps: StoreDeps): void {
  contractRoute(app, deps, getManufacturers, async (query, call) => listMakers(await openView(call), query));
  contractRoute(app, deps, getManufacturer, async ({ brand_web_url: slug }, call) => {
    const view = await openView(call);
    const entry = findManufacturer(view.reference, slug);
    if (entry.slug !== slug) throw new StoreError('not_found', { data: { moved_to: entry.slug } });
    const shown = showManufacturer(view, entry);
    const canonical = buildPath('manufacturers-brand_web_url', { brand_web_url: slug });
    const seo = makeSeo(view, 'manufacturer', canonical, { name: shown.name, count: shown.product_count });
    return { ...shown, categories: categoriesOfMaker(view, entry), seo, articles: await articlesWithPartsOf(call, entry) };
  });
}
