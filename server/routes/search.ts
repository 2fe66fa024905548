import { chipFindSearch } from '#contract/api/product.ts';
import { searchProduct, searchSuggest } from '#contract/api/catalog.ts';
import type { StoreApp, StoreDeps } from '#server/call.ts';
import { contractRoute } from '#server/contract-route.ts';
import { findChips } from '#server/finding/chip-find.ts';
import { search } from '#server/finding/search.ts';
import { suggest } from '#server/finding/suggest.ts';
import { openView } from '#server/finding/view.ts';

export function registerSearchRoutes(app: StoreApp, deps: StoreDeps): void {
  contractRoute(app, deps, searchProduct, async (query, call) => search(await openView(call, query.quantity), query));
  contractRoute(app, deps, searchSuggest, async ({ keyword, limit = 8 }, call) => suggest(await openView(call), keyword, limit));
  contractRoute(app, deps, chipFindSearch, async (query, call) => ({ list: await findChips(await openView(call, query.quantity), query) }));
}
