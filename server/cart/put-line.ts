/** Writes one line of a locked cart. */
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { maximumPieces } from '#contract/limits.ts';
import { type PricedOffer, quantityProblem, suggestQuantity } from '#contract/pricing.ts';
import type { Call } from '#server/caller/call.ts';
import type { Queries } from '#server/db/client.ts';
import { cartLine } from '#server/db/schema.ts';
import type { View } from '#server/search/view/view.ts';
import { quantityData } from '#server/rules/cart-line.ts';
import { StoreError } from '#server/kernel/store-error.ts';
import { type BuyableRow, isDiscontinued, pricedOffer } from './cart-rows.ts';

/** Refuses what can never be ordered; a part that is only short of stock may wait in the cart. */
export function checkBuyable(row: BuyableRow | undefined): asserts row is BuyableRow {
  if (!row) throw new StoreError('not_found');
  if (row.is_hidden || (isDiscontinued(row) && row.available <= 0)) throw new StoreError('product_unavailable');
  if (row.break_quantities.length === 0) throw new StoreError('quote_only');
}

/** The quantity to keep: as asked, or raised when `round`; anything else is refused with the suggestion. */
export function settleQuantity(offer: PricedOffer, quantity: number, round: boolean): number {
  const limits = { ...offer, max_quantity: Math.min(offer.max_quantity ?? maximumPieces, maximumPieces) };
  const problem = quantityProblem(limits, quantity);
  if (!problem) return quantity;
  const suggested = suggestQuantity(limits, quantity);
  if (round && suggested > quantity) return suggested;
  throw new StoreError(problem, { data: { ...quantityData(limits, quantity), suggested } });
}

export interface LineStore {
  call: Call;
  queries: Queries;
  view: View;
  cartId: string;
  limit: number;
}

type Line = typeof cartLine.$inferSelect;

export async function findLine({ queries, cartId }: LineStore, offerId: number, reference: string): Promise<Line | null> {
  const same = and(eq(cartLine.cartId, cartId), eq(cartLine.offerId, offerId), eq(cartLine.reference, reference));
  const [line] = await queries.select().from(cartLine).where(same);
  return line ?? null;
}

/** Adds pieces to the line of the same offer and reference, or begins one. */
export async function addPieces(
  store: LineStore,
  row: BuyableRow,
  { quantity, reference, round }: { quantity: number; reference: string; round: boolean },
): Promise<{ lineId: string; quantity: number }> {
  const { queries, cartId, call, limit, view } = store;
  const line = await findLine(store, row.offer_id, reference);
  const total = settleQuantity(pricedOffer(row, view), (line?.quantity ?? 0) + quantity, round);
  if (line) {
    await queries.update(cartLine).set({ quantity: total, selected: true }).where(eq(cartLine.id, line.id));
    return { lineId: line.id, quantity: total };
  }
  if ((await queries.$count(cartLine, eq(cartLine.cartId, cartId))) >= limit) throw new StoreError('cart_limit', { data: { limit } });
  const lineId = randomUUID();
  await queries.insert(cartLine).values({ id: lineId, cartId, offerId: row.offer_id, quantity: total, reference, addedAt: call.now });
  return { lineId, quantity: total };
}
