import { getCategories, getCategory, getPartClasses } from '#contract/api/catalog.ts';
import type { StoreApp, StoreDeps } from '#server/caller/call.ts';
import { articlesAbout } from '#server/content/read-about.ts';
import { contractRoute } from '#server/http/contract-route.ts';
import { showCategoryPage, showPartClasses, showTree } from '#server/search/categories.ts';
import { findCategory } from '#server/search/listing/scope.ts';
import { openView } from '#server/search/view/view.ts';

export function registerCategoryRoutes(app: StoreApp, deps: StoreDeps): void {
  contractRoute(app, deps, getCategories, async ({ depth = 3, root, empty }, call) => {
    const view = await openView(call);
    const entries = root === undefined ? view.reference.roots : findCategory(view.reference, root).children;
    return { list: showTree(view, entries, depth, empty === '1') };
  });
  contractRoute(app, deps, getPartClasses, async (_, call) => showPartClasses(await openView(call)));
  contractRoute(app, deps, getCategory, async ({ category_web_url: branch, web_url: slug, quantity, parts }, call) => {
    const view = await openView(call, quantity);
    const entry = findCategory(view.reference, slug ?? branch);
    const [page, articles] = await Promise.all([showCategoryPage(view, branch, slug, parts !== '0'), articlesAbout(call, view, entry)]);
    return { ...page, articles };
  });
}
