import { getPriceList, getPriceLists, removePriceList, savePriceList } from '#contract/api/admin/price-list.ts';
import { getOwnPrices } from '#contract/api/own-prices.ts';
import { actingOf } from '#server/caller/acting.ts';
import type { StoreApp, StoreDeps } from '#server/caller/call.ts';
import { contractRoute } from '#server/http/contract-route.ts';
import { findPriceLists, showPriceList } from '#server/cart/price-list/read-list.ts';
import { removePriceList as remove, savePriceList as save } from '#server/cart/price-list/save-list.ts';
import { showOwnPrices } from '#server/cart/price-list/show-own-prices.ts';

/** Price lists of companies and groups: their operator's calls (`docs/api.md` 5.6), and what their people pay (5.3). */
export function registerPriceListRoutes(app: StoreApp, deps: StoreDeps): void {
  contractRoute(app, deps, getPriceLists, (query, call) => findPriceLists(deps.db, query, call.now));
  contractRoute(app, deps, getPriceList, ({ id }) => showPriceList(deps.db, id));
  contractRoute(app, deps, savePriceList, (request, call) => save(actingOf(call), request));
  contractRoute(app, deps, removePriceList, (request, call) => remove(actingOf(call), request));
  contractRoute(app, deps, getOwnPrices, ({ skus }, call) => showOwnPrices(call, skus));
}
