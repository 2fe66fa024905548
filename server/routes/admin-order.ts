import { confirmPayment, getAdminOrder, getAdminOrders, orderTransition } from '#contract/api/admin-order.ts';
import { getPackingList } from '#contract/api/document.ts';
import type { StoreApp, StoreDeps } from '#server/caller/call.ts';
import { contractRoute } from '#server/http/contract-route.ts';
import { drawPackingList } from '#server/document/packing-list.ts';
import { actingOf } from '#server/operator/acting.ts';
import { changeOrder } from '#server/operator/change-order.ts';
import { confirmPayment as bookTransfer } from '#server/operator/confirm-payment.ts';
import { findOrdersOfShop } from '#server/operator/find-orders.ts';
import { findAnyOrder, showAdminOrder } from '#server/operator/show-admin-order.ts';

/** Orders for those who run the shop (`docs/api.md` 5.6). */
export function registerAdminOrderRoutes(app: StoreApp, deps: StoreDeps): void {
  contractRoute(app, deps, getAdminOrders, (query) => findOrdersOfShop(deps.db, query));
  contractRoute(app, deps, getAdminOrder, async ({ order_no }, call) =>
    showAdminOrder(actingOf(call), deps.db, await findAnyOrder(deps.db, order_no)),
  );
  contractRoute(app, deps, getPackingList, (request) => drawPackingList(deps, request));
  contractRoute(app, deps, orderTransition, (request, call) => changeOrder(actingOf(call), request));
  contractRoute(app, deps, confirmPayment, (request, call) => bookTransfer(actingOf(call), request));
}
