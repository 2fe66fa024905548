import { addToRfqList, clearRfqList, getRfqList, removeFromRfqList, updateRfqList } from '#contract/api/cart.ts';
import type { StoreApp, StoreDeps } from '#server/caller/call.ts';
import { findCart } from '#server/caller/cart-access.ts';
import { addWishes, removeWishes, showRfqList, updateWishes } from '#server/cart/rfq-list.ts';
import { contractRoute } from '#server/http/contract-route.ts';
import { whileOn } from '#server/http/while-on.ts';

export function registerRfqRoutes(app: StoreApp, deps: StoreDeps): void {
  contractRoute(
    app,
    deps,
    getRfqList,
    whileOn('rfq', async (_input, call) => showRfqList(call, await findCart(call, deps.db)), 'not_found'),
  );
  contractRoute(app, deps, addToRfqList, whileOn('rfq', addWishes));
  contractRoute(app, deps, updateRfqList, whileOn('rfq', updateWishes));
  contractRoute(
    app,
    deps,
    removeFromRfqList,
    whileOn('rfq', ({ line_ids, version }, call) => removeWishes(call, line_ids, version)),
  );
  contractRoute(
    app,
    deps,
    clearRfqList,
    whileOn('rfq', ({ version }, call) => removeWishes(call, null, version)),
  );
}
