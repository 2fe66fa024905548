import {
  cancelOrder as cancelOrderCall,
  confirmReceipt as confirmReceiptCall,
  getAgreedText,
  getOrderDetail,
  reorder,
} from '#contract/api/order.ts';
import { sendOrderLink } from '#contract/api/order-link.ts';
import { getInvoice } from '#contract/api/document.ts';
import { cancelReturn, getOrderReturns, getReturnSlip, requestReturn, withdraw } from '#contract/api/returns.ts';
import { getCenter, getUserOrders } from '#contract/api/account.ts';
import type { StoreApp, StoreDeps } from '#server/caller/call.ts';
import { contractRoute } from '#server/http/contract-route.ts';
import { showDocument } from '#server/order/document/show-document.ts';
import { cancelOrder, confirmReceipt } from '#server/order/change-order.ts';
import { showCenter } from '#server/account-center/account-center.ts';
import { findOrder } from '#server/order/find-order.ts';
import { findOrders } from '#server/order/find-orders.ts';
import { sendLink } from '#server/order-link/send-link.ts';
import { cancelReturn as takeReturnBack, requestReturn as askReturn } from '#server/order/returns/ask-return.ts';
import { readReturns } from '#server/order/returns/read-returns.ts';
import { drawReturnSlip } from '#server/order/returns/return-slip.ts';
import { readReturnsOf, showReturns } from '#server/order/returns/show-returns.ts';
import { withdraw as declareWithdrawal } from '#server/order/returns/withdraw.ts';
import { notFound } from '#server/kernel/store-error.ts';
import { reorderLines } from '#server/order/reorder.ts';
import { showAgreedText } from '#server/order/show-agreed-text.ts';
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
  contractRoute(app, deps, getAgreedText, showAgreedText);
  contractRoute(app, deps, getOrderReturns, async ({ order_no }, call) =>
    showReturns(await readReturnsOf(deps.db, await findOrder(call, deps.db, order_no)), call.now),
  );
  contractRoute(app, deps, requestReturn, (request, call) => askReturn(call, request));
  contractRoute(app, deps, withdraw, (request, call) => declareWithdrawal(call, request));
  contractRoute(app, deps, cancelReturn, (request, call) => takeReturnBack(call, request));
  contractRoute(app, deps, getReturnSlip, async ({ order_no, return_no }, call) => {
    const row = await findOrder(call, deps.db, order_no);
    const found = (await readReturns(deps.db, row.orderNo)).find(({ returnNo }) => returnNo === return_no);
    if (!found) throw notFound();
    return drawReturnSlip(deps, row, found);
  });
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
