import {
  confirmPayment,
  getAdminOrder,
  getAdminOrders,
  getOrderFilters,
  orderTransition,
  saveOrderFilter as keepFilter,
  writeToBuyer as writeCall,
} from '#contract/api/admin/order.ts';
import { getAdminReturn, getAdminReturns, getAdminReturnSlip, moveReturn } from '#contract/api/admin/returns.ts';
import { getPackingList, getShippingLabels } from '#contract/api/document.ts';
import type { StoreApp, StoreDeps } from '#server/caller/call.ts';
import { contractRoute } from '#server/http/contract-route.ts';
import { drawPackingList } from '#server/admin/packing-list.ts';
import { actingOf } from '#server/caller/acting.ts';
import { changeOrder } from '#server/admin/change-order.ts';
import { confirmPayment as bookTransfer } from '#server/admin/confirm-payment.ts';
import { findOrdersOfShop } from '#server/admin/find-orders.ts';
import { readOrderFilters, saveOrderFilter } from '#server/admin/order-filters.ts';
import { writeShippingLabels } from '#server/admin/shipping-labels.ts';
import { writeToBuyer } from '#server/admin/write-to-buyer.ts';
import { findReturns } from '#server/admin/returns/find-returns.ts';
import { moveReturn as stepReturn } from '#server/admin/returns/move-return.ts';
import { findAnyReturn, showAdminReturn } from '#server/admin/returns/show-admin-return.ts';
import { drawReturnSlip } from '#server/order/returns/return-slip.ts';
import { findAnyOrder, showAdminOrder } from '#server/admin/show-admin-order.ts';

/** Orders for those who run the shop (`docs/api.md` 5.6). */
export function registerAdminOrderRoutes(app: StoreApp, deps: StoreDeps): void {
  contractRoute(app, deps, getAdminOrders, (query, { now }) => findOrdersOfShop(deps.db, query, now));
  contractRoute(app, deps, getOrderFilters, () => readOrderFilters(deps.db));
  contractRoute(app, deps, keepFilter, (request, call) => saveOrderFilter(actingOf(call), request));
  contractRoute(app, deps, writeCall, (request, call) => writeToBuyer(actingOf(call), request));
  contractRoute(app, deps, getShippingLabels, (request) => writeShippingLabels(deps, request));
  contractRoute(app, deps, getAdminOrder, async ({ order_no }, call) =>
    showAdminOrder(actingOf(call), deps.db, await findAnyOrder(deps.db, order_no)),
  );
  contractRoute(app, deps, getPackingList, (request) => drawPackingList(deps, request));
  contractRoute(app, deps, orderTransition, (request, call) => changeOrder(actingOf(call), request));
  contractRoute(app, deps, confirmPayment, (request, call) => bookTransfer(actingOf(call), request));
  contractRoute(app, deps, getAdminReturns, (query) => findReturns(deps.db, query));
  contractRoute(app, deps, getAdminReturn, async ({ return_no }, call) =>
    showAdminReturn(actingOf(call), deps.db, await findAnyReturn(deps.db, return_no)),
  );
  contractRoute(app, deps, getAdminReturnSlip, async ({ return_no }) => {
    const { row, found } = await findAnyReturn(deps.db, return_no);
    return drawReturnSlip(deps, row, found);
  });
  contractRoute(app, deps, moveReturn, (request, call) => stepReturn(actingOf(call), request));
}
