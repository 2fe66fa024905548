import { getHome } from '#contract/api/catalog.ts';
import type { StoreApp, StoreDeps } from '#server/caller/call.ts';
import { newestArticles } from '#server/content/read-about.ts';
import { listSuppliers } from '#server/content/suppliers.ts';
import { contractRoute } from '#server/http/contract-route.ts';
import { showHome } from '#server/search/home.ts';
import { openView } from '#server/search/view/view.ts';
import { readSiteChoices } from '#server/settings/site-choices.ts';
import { bannersNow } from '#server/site/banners.ts';
import { findChosen } from '#server/site/home/chosen-records.ts';
import { showHomeBlocks } from '#server/site/home/show-home-blocks.ts';

const shownArticles = 3;
const shownSuppliers = 8;

export function registerHomeRoutes(app: StoreApp, deps: StoreDeps): void {
  contractRoute(app, deps, getHome, async (_input, call) => {
    const view = await openView(call);
    const [catalog, news, solutions, { list: suppliers }, { head, banners, home }] = await Promise.all([
      showHome(view, call.now),
      newestArticles(call, 'knowledge', shownArticles),
      newestArticles(call, 'solution', shownArticles),
      listSuppliers({ page_size: shownSuppliers }, call),
      readSiteChoices(deps.db),
    ]);
    const { key } = call.locale;
    const { title, description } = catalog.seo;
    const seo = { ...catalog.seo, title: head.title[key] || title, description: head.description[key] || description };
    const shown = home && (await showHomeBlocks(home, call.locale, await findChosen(call, view, home)));
    return { ...catalog, banners: bannersNow(banners, 'home', call.locale, call.now), blocks: shown, news, solutions, suppliers, seo };
  });
}
