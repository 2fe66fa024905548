import { cancelOrder as cancelOrderCall, confirmReceipt as confirmReceiptCall, getOrderDetail, reorder } from '#contract/api/order.ts';
import { sendOrderLink } from '#contract/api/order-link.ts';
import { getInvoice } from '#contract/api/document.ts';
import { getCenter, getUserOrders } from '#contract/api/user.ts';
import type { StoreApp, StoreDeps } from '#server/caller/call.ts';
import { contractRoute } from '#server/http/contract-route.ts';
import { showDocument } from '#server/document/show-document.ts';
import { cancelOrder, confirmReceipt } from '#server/order/change-order.ts';
import { showCenter } from '#server/order/account-center.ts';
import { findOrder } from '#server/order/find-order.ts';
import { findOrders } from '#server/order/find-orders.ts';
import { sendLink } from '#server/order/send-link.ts';
import { reorderLines } from '#server/order/reorder.ts';
import { readOrderRows, showOrder } from '#server/order/show-order.ts';
import { linksPerNumber } from '#server/caller/rate-limit.ts';
import { steadyAnswer } from '#server/http/steady-answer.ts';

export function registerOrderRoutes(app: StoreApp, deps: StoreDeps): void {
  contractRoute(app, deps, getOrderDetail, async ({ order_no }, call) => {
    const row = await findOrder(call, deps.db, order_no);
    return showOrder(await readOrderRows(deps.db, row), call);
  });
  contractRoute(app, deps, cancelOrderCall, ({ order_no, reason }, call) => cancelOrder(call, order_no, reason || null));
  contractRoute(app, deps, confirmReceiptCall, ({ order_no }, call) => confirmReceipt(call, order_no));
  contractRoute(app, deps, getInvoice, showDocument);
  contractRoute(app, deps, sendOrderLink, async (input, call) => {
    // Counts numbers that exist and others alike.
    await call.spend(input.number, linksPerNumber);
    await steadyAnswer(call, () => sendLink(input, call));
    return { ok: true as const };
  });
  contractRoute(app, deps, reorder, reorderLines);
  contractRoute(app, deps, getUserOrders, findOrders);
  contractRoute(app, deps, getCenter, (_input, call) => showCenter(call));
}
