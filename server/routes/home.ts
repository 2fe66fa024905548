import { getHome } from '#contract/api/catalog.ts';
import type { StoreApp, StoreDeps } from '#server/call.ts';
import { newestArticles } from '#server/content/read-about.ts';
import { listSuppliers } from '#server/content/suppliers.ts';
import { contractRoute } from '#server/contract-route.ts';
import { showHome } from '#server/finding/home.ts';
import { openView } from '#server/finding/view.ts';

const shownArticles = 3;
const shownSuppliers = 8;

export function registerHomeRoutes(app: StoreApp, deps: StoreDeps): void {
  contractRoute(app, deps, getHome, async (_input, call) => {
    const [catalogue, news, solutions, { list: suppliers }] = await Promise.all([
      showHome(await openView(call), call.now),
      newestArticles(call, 'knowledge', shownArticles),
      newestArticles(call, 'solution', shownArticles),
      listSuppliers({ page_size: shownSuppliers }, call),
    ]);
    return { ...catalogue, news, solutions, suppliers };
  });
}
