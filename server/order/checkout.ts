/** Orders the selected lines of a cart. */
import { eq, inArray } from 'drizzle-orm';
import type { checkout, previewOrder } from '#contract/api/checkout.ts';
import type { ParsedRequestOf } from '#contract/api/endpoint.ts';
import type { Call } from '#server/caller/call.ts';
import { bumpCart, requireCart } from '#server/caller/cart-access.ts';
import { requireOwnOrder } from '#server/account/company/approval-need.ts';
import type { Queries } from '#server/db/client.ts';
import { cart, cartLine } from '#server/db/schema.ts';
import { StoreError } from '#server/kernel/store-error.ts';
import { checkPlan } from './check-order.ts';
import { type Placed, placeOrder, type OrderSource } from './place-order.ts';
import { type OrderPlan, planOrder } from './plan-order.ts';

const plans = 3;

/** The cart changed between reading and locking it. */
class CartMoved extends Error {}

export async function checkOut(input: ParsedRequestOf<typeof checkout>, caller: Call): Promise<Placed> {
  // The amount the buyer agreed to is in the currency they name, whatever the page shows by now.
  const call = { ...caller, currency: input.currency };
  return withCartPlan(call, input, async (plan) => {
    await requireOwnOrder(call, plan.view, plan.totals.total);
    return placeOrder(call, input, checkPlan(call, input, plan), cartSource(call, plan));
  });
}

/** Does something with the plan for the caller's cart, anew when the cart changes between reading and locking it. */
export async function withCartPlan<Result>(
  call: Call,
  input: ParsedRequestOf<typeof previewOrder>,
  run: (plan: OrderPlan) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    const plan = await planOrder(call, input);
    if (!plan.held && call.cartKey !== null && !call.account) throw new StoreError('cart_not_found');
    try {
      return await run(plan);
    } catch (error) {
      if (attempt >= plans || !(error instanceof CartMoved)) throw error;
    }
  }
}

/** Locks the cart inside the transaction that takes its lines. */
export async function lockPlanned(call: Call, queries: Queries, { held }: OrderPlan): Promise<void> {
  const current = await requireCart(call, queries);
  if (!held || current?.row.version !== held.row.version) throw new CartMoved();
}

function cartSource(call: Call, plan: OrderPlan): OrderSource {
  const { held, ordered, isCouponSpent } = plan;
  return {
    quoteNo: null,
    lock: (queries) => lockPlanned(call, queries, plan),
    close: async (queries) => {
      if (!held) return;
      await leaveKept(queries, ordered);
      if (isCouponSpent) await queries.update(cart).set({ couponCode: null }).where(eq(cart.id, held.row.id));
      await bumpCart(call, queries, held);
    },
  };
}

/** Takes what is ordered out of its cart; of a line whose rest is wanted later, the rest stays. */
export async function leaveKept(queries: Queries, ordered: OrderPlan['ordered']): Promise<void> {
  for (const { row, kept = 0 } of ordered) {
    // oxlint-disable-next-line no-await-in-loop -- the few lines whose rest waits in the cart
    if (kept > 0) await queries.update(cartLine).set({ quantity: kept, selected: false }).where(eq(cartLine.id, row.line_id));
  }
  const lineIds = ordered.filter(({ kept = 0 }) => kept === 0).map(({ row }) => row.line_id);
  await queries.delete(cartLine).where(inArray(cartLine.id, lineIds));
}
