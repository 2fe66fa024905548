/** A guest's cart becomes the account's, or joins another of the same browser (`docs/api.md` 7.6). */
import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { mergeCart } from '#contract/api/cart.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import type { LoggedIn } from '#contract/api/account.ts';
import type { Account, Call } from '#server/caller/call.ts';
import { hashOf } from '#server/caller/caller.ts';
import type { Queries } from '#server/db/client.ts';
import { cart, cartLine, offer, product, storedFile, uploadToken } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { StoreError } from '#server/kernel/store-error.ts';
import { bumpCart, type CartRow, findCart, type HeldCart, guestCartDays, takeCart } from '#server/caller/cart-access.ts';
import { mergeRfqLines } from './merge-rfq.ts';
import { showCart } from './show-cart.ts';
import { day } from '#contract/durations.ts';

export type Merge = Pick<LoggedIn, 'merged' | 'results'>;

const nothing: Merge = { merged: { cart: 0, rfq: 0 }, results: [] };

/** Merges at the wish of somebody who has a cart already; throws `cart_not_found`. */
export async function mergeIntoOwn(call: Call, guestKey: string): Promise<ResponseOf<typeof mergeCart>> {
  const { db } = call.deps;
  const { merge, own } = await transact(db, async (queries) => {
    const guest = await lockGuestCart(queries, guestKey, call.now);
    if (!guest) throw new StoreError('cart_not_found');
    const taken = await takeCart(call, queries);
    // A cart that is its own has nothing to take up.
    return { own: taken, merge: taken.row.id === guest.id ? nothing : await mergeInto(call, queries, taken, guest) };
  });
  return { ...(await showCart(call, await findCart({ ...call, cartKey: own.key }, db))), ...merge };
}

/** Merges and ends the guest's cart; null for an unknown or expired key, which changes nothing. */
export async function mergeGuestCart(call: Call, queries: Queries, account: Account, guestKey: string): Promise<Merge | null> {
  const guest = await lockGuestCart(queries, guestKey, call.now);
  if (!guest) return null;
  return mergeInto(call, queries, await takeCart({ ...call, account, cartKey: null }, queries), guest);
}

async function mergeInto(call: Call, queries: Queries, own: HeldCart, guest: CartRow): Promise<Merge> {
  const { limits } = call.deps.settings;
  const { accountId } = own.row;
  // Pieces that two windows added at the same moment are wanted both; what an account has lain there since its last visit.
  const lines = await mergeLines(queries, guest, own.row, { limit: limits.cart_lines, adds: accountId === null });
  const wishes = await mergeRfqLines(queries, guest, own.row, limits.rfq_lines);
  if (own.row.couponCode === null && guest.couponCode !== null) {
    await queries.update(cart).set({ couponCode: guest.couponCode }).where(eq(cart.id, own.row.id));
  }
  const newOwner = accountId === null ? { cartId: own.row.id } : { accountId, cartId: null };
  await queries.update(storedFile).set(newOwner).where(eq(storedFile.cartId, guest.id));
  await queries.update(uploadToken).set(newOwner).where(eq(uploadToken.cartId, guest.id));
  await bumpCart(call, queries, own);
  await queries.delete(cart).where(eq(cart.id, guest.id));
  return { merged: { cart: lines.count, rfq: wishes.count }, results: [...lines.left, ...wishes.left] };
}

async function lockGuestCart(queries: Queries, key: string, now: Date): Promise<CartRow | null> {
  const oldest = new Date(now.getTime() - guestCartDays * day);
  const its = and(eq(cart.keyHash, hashOf(key)), isNull(cart.accountId), gt(cart.usedAt, oldest));
  const [row] = await queries.select().from(cart).where(its).for('update');
  return row ?? null;
}

/** Moves the lines of a cart into another; of a part that both have, the pieces are added or those of the first one hold. */
export async function mergeLines(
  queries: Queries,
  guest: { id: string },
  own: { id: string },
  { limit, adds }: { limit: number; adds: boolean },
) {
  const pieces = adds ? sql`mine.quantity + theirs.quantity` : sql`theirs.quantity`;
  const { rowCount } = await queries.execute(sql`
    update cart_line mine set quantity = ${pieces}, selected = theirs.selected,
      seen_micros = theirs.seen_micros, seen_currency = theirs.seen_currency
    from cart_line theirs
    where mine.cart_id = ${own.id} and theirs.cart_id = ${guest.id}
      and theirs.offer_id = mine.offer_id and theirs.reference = mine.reference`);
  await queries.execute(sql`
    delete from cart_line theirs using cart_line mine
    where mine.cart_id = ${own.id} and theirs.cart_id = ${guest.id}
      and theirs.offer_id = mine.offer_id and theirs.reference = mine.reference`);
  const room = Math.max(0, limit - (await queries.$count(cartLine, eq(cartLine.cartId, own.id))));
  const rest = await queries
    .select({ id: cartLine.id, sku: offer.sku, mpn: product.mpn, quantity: cartLine.quantity })
    .from(cartLine)
    .innerJoin(offer, eq(offer.id, cartLine.offerId))
    .innerJoin(product, eq(product.id, offer.productId))
    .where(eq(cartLine.cartId, guest.id))
    .orderBy(asc(cartLine.position));
  const moved = rest.slice(0, room).map(({ id }) => id);
  await queries.update(cartLine).set({ cartId: own.id }).where(inArray(cartLine.id, moved));
  const left = rest.slice(room).map(({ sku, mpn, quantity }) => ({ sku, mpn, quantity }));
  return { count: (rowCount ?? 0) + moved.length, left };
}
