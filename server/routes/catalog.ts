import { hotProduct, productFilter, productList } from '#contract/api/catalog.ts';
import type { StoreApp, StoreDeps } from '#server/caller/call.ts';
import { contractRoute } from '#server/http/contract-route.ts';
import { showHot } from '#server/search/hot.ts';
import { filterProducts, listProducts } from '#server/search/listing/product-list.ts';
import { openView } from '#server/search/view/view.ts';

export function registerCatalogRoutes(app: StoreApp, deps: StoreDeps): void {
  contractRoute(app, deps, productList, async (query, call) => listProducts(await openView(call, query.quantity), query));
  contractRoute(app, deps, productFilter, async (query, call) => filterProducts(await openView(call, query.quantity), query));
  contractRoute(app, deps, hotProduct, async (query, call) => showHot(await openView(call, query.quantity), query, call.now));
}
