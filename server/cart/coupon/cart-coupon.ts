/** The coupon in the cart (`docs/api.md` 5.4). */
import { eq } from 'drizzle-orm';
import type { Cart } from '#contract/api/cart.ts';
import type { Call } from '#server/caller/call.ts';
import { assessCart } from '#server/cart/assess-cart.ts';
import { bumpCart, findCart, requireCart, takeCart } from '#server/caller/cart-access.ts';
import { showCart } from '#server/cart/show-cart.ts';
import { cart } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { openView } from '#server/search/view/view.ts';
import { judgeCode } from './judge-coupon.ts';

/** Puts a coupon that counts into the cart. An empty cart takes it too, for what comes. */
export async function putCoupon(code: string, call: Call): Promise<Cart> {
  const view = await openView(call);
  const current = await findCart(call, call.deps.db);
  const verdict = await judgeCode(call, view, code, await assessCart(view, current?.row.id ?? null));
  if (verdict?.refusal) throw verdict.refusal;
  const key = await transact(call.deps.db, async (queries) => {
    const held = await takeCart(call, queries);
    await queries
      .update(cart)
      .set({ couponCode: verdict?.code ?? null })
      .where(eq(cart.id, held.row.id));
    await bumpCart(call, queries, held);
    return held.key;
  });
  return showCart(call, await findCart({ ...call, cartKey: key }, call.deps.db));
}

export async function dropCoupon(call: Call): Promise<Cart> {
  await transact(call.deps.db, async (queries) => {
    const held = await requireCart(call, queries);
    if (!held) return;
    await queries.update(cart).set({ couponCode: null }).where(eq(cart.id, held.row.id));
    await bumpCart(call, queries, held);
  });
  return showCart(call, await findCart(call, call.deps.db));
}
