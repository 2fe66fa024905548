/** Whether a planned order may be placed as the buyer saw it (`docs/api.md` 7.4, 7.5 and 5.5). */
import type { checkout, Shortage } from '#contract/api/checkout.ts';
import type { Order } from '#contract/api/order.ts';
import type { ParsedRequestOf } from '#contract/api/endpoint.ts';
import type { Call } from '#server/caller/call.ts';
import type { CartItem } from '#server/cart/assess-cart.ts';
import { minimumOf } from '#server/cart/show-cart.ts';
import { invalidField, StoreError } from '#server/kernel/store-error.ts';
import type { OrderPlan } from './plan-order.ts';

/** What is needed to place an order, whatever it is made from. */
export type OrderInput = Omit<ParsedRequestOf<typeof checkout>, 'currency'>;

/** A plan in which nothing is open any more. */
export type CompletePlan = OrderPlan & {
  [Key in 'shippingAddress' | 'billingAddress' | 'shipping' | 'payment' | 'tax']: NonNullable<OrderPlan[Key]>;
} & { email: string };

/** Refuses what cannot be ordered, or would not cost what the buyer expects. */
export function checkPlan(call: Call, input: OrderInput, plan: OrderPlan): CompletePlan {
  const { shippingAddress, billingAddress, shipping, payment, tax } = plan;
  const email = input.email ?? call.account?.email;
  if (email === undefined) throw invalidField('email', { code: 'required' });
  if (!plan.items.some(({ row }) => row.selected)) throw new StoreError('cart_empty');
  if (!shippingAddress || !billingAddress || !tax) throw new StoreError('address_invalid');
  if (!payment) throw new StoreError('payment_unavailable');
  if (plan.shortages.length > 0 && (input.shortage === undefined || plan.ordered.length === 0)) throw shortOf(plan.shortages);
  if (plan.ordered.length === 0) throw blocked(plan.items);
  if (!shipping) throw new StoreError('shipping_unavailable');
  if (plan.totals.total !== input.expected_total) throw unexpected(plan);
  // Whoever names a coupon wants it; one that merely lies in the cart was seen not to count.
  if (input.coupon_code && plan.coupon?.refusal) throw plan.coupon.refusal;
  const minimum = minimumOf(call, plan.view, plan.totals.subtotal + plan.totals.fees);
  if (minimum && minimum.missing > 0) {
    throw new StoreError('order_minimum', { data: { minimum: minimum.total, currency: plan.view.currency } });
  }
  return { ...plan, shippingAddress, billingAddress, shipping, payment, tax, email };
}

/** Lines that are short of stock: how many pieces each can have, and whether and until when the rest can be waited for. */
export function shortOf(lines: readonly Partial<Shortage>[]): StoreError {
  return new StoreError('insufficient_stock', { data: { lines } });
}

/** Why a selected line cannot be ordered; all lines short of stock are told at once. */
export function blocked(items: readonly CartItem[]): StoreError {
  const selected = items.filter(({ row, line }) => row.selected && line.blockedBy !== null);
  const short = selected.filter(({ line }) => line.blockedBy === 'insufficient_stock');
  if (short.length > 0) {
    return shortOf(
      short.map(({ row, line }) => {
        const { line_id, sku, quantity: requested, lead_time_days } = row;
        return { line_id, sku, requested, available: line.from_stock, backorder: false, lead_time_days };
      }),
    );
  }
  const [first] = selected;
  const issue = first?.line.issues.find(({ code }) => code === first.line.blockedBy);
  return new StoreError(first?.line.blockedBy ?? 'cart_empty', issue ? { data: issue.data } : {});
}

/** An order that follows the stock costs less when that has gone; else a coupon counts no more, or a price has changed. */
function unexpected(plan: OrderPlan): StoreError {
  if (plan.shortages.length > 0 && plan.items.some(({ kept = 0, line }) => kept > 0 || line.blockedBy === 'insufficient_stock')) {
    return shortOf(plan.shortages);
  }
  if (plan.coupon?.refusal) return plan.coupon.refusal;
  const lines = plan.ordered.map(({ row, line: { unit_micros, unit_price, fee, line_total } }) => {
    return { line_id: row.line_id, sku: row.sku, quantity: row.quantity, unit_micros, unit_price, fee, line_total };
  });
  const totals: Order['totals'] = plan.totals;
  return new StoreError('price_changed', { data: { total: totals.total, totals, lines } });
}
