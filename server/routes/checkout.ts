import { checkout, getPaymentOptions, getShippingOptions, previewOrder } from '#contract/api/checkout.ts';
import { estimateOrder } from '#contract/api/order-estimate.ts';
import type { StoreApp, StoreDeps } from '#server/caller/call.ts';
import { assessCart, orderedItems } from '#server/cart/assess-cart.ts';
import { findCart } from '#server/caller/cart-access.ts';
import { judgeCode } from '#server/cart/coupon/judge-coupon.ts';
import { contractRoute } from '#server/http/contract-route.ts';
import { openView } from '#server/search/view/view.ts';
import { checkOut } from '#server/order/checkout.ts';
import { showEstimate } from '#server/order/estimate-order.ts';
import { paymentOptions } from '#server/order/payment/payment-methods.ts';
import { shippingFor } from '#server/order/plan-order.ts';
import { preview } from '#server/order/preview.ts';
import { showShipping } from '#server/order/show-shipping.ts';
import { shipsTo, withCheapestFree } from '#contract/shipping.ts';

export function registerCheckoutRoutes(app: StoreApp, deps: StoreDeps): void {
  contractRoute(app, deps, previewOrder, preview);
  contractRoute(app, deps, getShippingOptions, async ({ country }, call) => {
    const [view, held] = await Promise.all([openView(call), findCart(call, deps.db)]);
    const items = await assessCart(view, held?.row.id ?? null);
    const coupon = await judgeCode(call, view, held?.row.couponCode ?? null, items);
    const listed = shippingFor(call, view, country, orderedItems(items));
    const options = coupon?.isShippingFree ? withCheapestFree(listed) : listed;
    return { list: options.map((option) => showShipping(option, call.locale)) };
  });
  contractRoute(app, deps, getPaymentOptions, async ({ country }, call) => ({
    list: shipsTo(deps.settings.trade, country) ? await paymentOptions(call) : [],
  }));
  contractRoute(app, deps, estimateOrder, showEstimate);
  contractRoute(app, deps, checkout, checkOut);
}
