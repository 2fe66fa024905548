import {
  beginCategories as beginCall,
  getAdminCategories,
  getAdminCategory,
  getAdminParameters,
  getCategoryChanges,
  moveCategory as moveCall,
  removeCategory as removeCall,
  saveCategory as saveCall,
} from '#contract/api/admin/category.ts';
import { actingOf } from '#server/caller/acting.ts';
import type { StoreApp, StoreDeps } from '#server/caller/call.ts';
import { beginCategories } from '#server/category/begin-categories.ts';
import { readCategory, showCategory } from '#server/category/held-category.ts';
import { findCategoryChanges, listCategories, listParameters } from '#server/category/list-categories.ts';
import { moveCategory, removeCategory } from '#server/category/place-category.ts';
import { saveCategory } from '#server/category/save-category.ts';
import { contractRoute } from '#server/http/contract-route.ts';
import { notFound } from '#server/kernel/store-error.ts';
import { countParts } from '#server/search/count-parts.ts';

/** The tree of categories for those who run the shop (`docs/api.md` 5.6). */
export function registerAdminCategoryRoutes(app: StoreApp, deps: StoreDeps): void {
  contractRoute(app, deps, getAdminCategories, async (_, { locale }) =>
    listCategories(deps.db, await countParts(deps.db, 'categoryId'), locale),
  );
  contractRoute(app, deps, getAdminCategory, async ({ web_url: slug }) => {
    const held = await readCategory(deps.db, slug);
    if (!held) throw notFound();
    return showCategory(deps.db, held);
  });
  contractRoute(app, deps, beginCall, (_, call) => beginCategories(actingOf(call)));
  contractRoute(app, deps, saveCall, (request, call) => saveCategory(actingOf(call), request));
  contractRoute(app, deps, moveCall, (request, call) => moveCategory(actingOf(call), request));
  contractRoute(app, deps, removeCall, (request, call) => removeCategory(actingOf(call), request));
  contractRoute(app, deps, getCategoryChanges, (query) => findCategoryChanges(deps.db, query));
  contractRoute(app, deps, getAdminParameters, () => listParameters(deps.db));
}
