import type { checkoutProblem, previewOrder } from '#contract/api/checkout.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import type { ErrorCode } from '#contract/api/error.ts';
import type * as z from 'zod/mini';
import type { Call } from '#server/caller/call.ts';
import { describeCart, minimumOf } from '#server/cart/show-cart.ts';
import { approvalNeed, refuseWithoutApprover } from '#server/account/company/approval-need.ts';
import { creditRefusal } from '#server/account/company/credit.ts';
import { legalVariants } from '#server/content/legal-pages.ts';
import { errorBody } from '#server/kernel/store-error.ts';
import { serverText } from '#server/kernel/words.ts';
import { type OrderPlan, planOrder } from './plan-order.ts';
import type { Draft } from './draft.ts';
import { showShipping } from './show-shipping.ts';

type Problem = z.output<typeof checkoutProblem>;
type Step = Problem['step'];

/** Shows what an order would be; changes nothing. */
export async function preview(draft: Draft, call: Call): Promise<ResponseOf<typeof previewOrder>> {
  return showPreview(call, draft, await planOrder(call, draft));
}

export async function showPreview(call: Call, draft: Draft, plan: OrderPlan): Promise<ResponseOf<typeof previewOrder>> {
  const need = await approvalNeed(call, plan.view, plan.totals.total);
  if (need) refuseWithoutApprover(need);
  const legal = await legalVariants(call.deps.db, plan.shippingAddress?.country ?? draft.country ?? null);
  return {
    ...(need && { approval: need }),
    cart: await describeCart(call, plan.view, plan.held, plan.items, plan.coupon),
    shipping_options: plan.shippingOptions.map((option) => showShipping(option, call.locale)),
    payment_options: plan.paymentOptions,
    totals: plan.totals,
    problems: [...problemsOf(call, draft, plan), ...(await creditProblems(call, plan))],
    shortages: plan.shortages,
    ...(Object.keys(legal).length > 0 && { legal }),
  };
}

/** The limit of the company is told before the order is sent off. */
export async function creditProblems(call: Call, { payment, totals, view }: OrderPlan): Promise<Problem[]> {
  const refusal = payment?.credit && (await creditRefusal(call, payment.credit, totals.total, view.currency));
  return refusal ? [{ step: 'payment', code: refusal.code, text: errorBody(refusal, call.locale).body.message }] : [];
}

/** What still keeps the order from being placed, step by step. */
export function problemsOf(call: Call, draft: Draft, plan: OrderPlan): Problem[] {
  const problems: Problem[] = [];
  const add = (step: Step, code: ErrorCode) => problems.push({ step, code, text: serverText(call.locale, `error:${code}`) });
  const miss = (step: Step) => problems.push({ step, code: 'required', text: serverText(call.locale, 'validation:required') });
  // A line that is short needs a choice; once there is one, only what cannot be ordered at all is a problem.
  const isChosen = draft.shortage !== undefined && plan.ordered.length > 0;
  if (!isChosen) plan.shortages.forEach(() => add('cart', 'insufficient_stock'));
  for (const { row, line } of plan.items) {
    const isAsked = line.blockedBy === 'insufficient_stock' && plan.shortages.length > 0;
    if (row.selected && line.blockedBy && !isAsked) add('cart', line.blockedBy);
  }
  if (plan.ordered.length === 0) add('cart', 'cart_empty');
  if ((minimumOf(call, plan.view, plan.totals.subtotal + plan.totals.fees)?.missing ?? 0) > 0) add('cart', 'order_minimum');
  if (!plan.shippingAddress) miss('address');
  if (!call.account && draft.email === undefined) miss('address');
  const knowsPlace = plan.shippingAddress !== null || draft.country !== undefined;
  if (knowsPlace && plan.shippingOptions.length === 0) add('shipping', 'shipping_unavailable');
  else if (draft.shipping_code === undefined) miss('shipping');
  else if (!plan.shipping) add('shipping', 'shipping_unavailable');
  if (draft.payment_method === undefined) miss('payment');
  else if (!plan.payment) add('payment', 'payment_unavailable');
  if (draft.coupon_code && plan.coupon?.refusal) {
    const { code, message } = errorBody(plan.coupon.refusal, call.locale).body;
    problems.push({ step: 'payment', code, text: message });
  }
  return problems;
}
