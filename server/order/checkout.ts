/** Orders the selected lines of a cart. */
import { and, eq, inArray } from 'drizzle-orm';
import type { checkout } from '#contract/api/checkout.ts';
import type { ParsedRequestOf } from '#contract/api/endpoint.ts';
import type { Call } from '#server/caller/call.ts';
import { bumpCart, requireCart } from '#server/caller/cart-access.ts';
import { requireBuyer } from '#server/account/company/require-buyer.ts';
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
  await requireBuyer(call);
  for (let attempt = 1; ; attempt += 1) {
    const plan = await planOrder(call, input);
    if (!plan.held && call.cartKey !== null && !call.account) throw new StoreError('cart_not_found');
    const complete = checkPlan(call, input, plan);
    try {
      return await placeOrder(call, input, complete, cartSource(call, plan));
    } catch (error) {
      if (attempt >= plans || !(error instanceof CartMoved)) throw error;
    }
  }
}

function cartSource(call: Call, { held, ordered, isCouponSpent }: OrderPlan): OrderSource {
  return {
    quoteNo: null,
    lock: async (queries) => {
      const current = await requireCart(call, queries);
      if (!held || current?.row.version !== held.row.version) throw new CartMoved();
    },
    close: async (queries) => {
      if (!held) return;
      const { id } = held.row;
      const lineIds = ordered.filter(({ kept = 0 }) => kept === 0).map(({ row }) => row.line_id);
      for (const { row, kept = 0 } of ordered) {
        // oxlint-disable-next-line no-await-in-loop -- the few lines whose rest waits in the cart
        if (kept > 0) await queries.update(cartLine).set({ quantity: kept, selected: false }).where(eq(cartLine.id, row.line_id));
      }
      await queries.delete(cartLine).where(and(eq(cartLine.cartId, id), inArray(cartLine.id, lineIds)));
      if (isCouponSpent) await queries.update(cart).set({ couponCode: null }).where(eq(cart.id, id));
      await bumpCart(call, queries, held);
    },
  };
}
