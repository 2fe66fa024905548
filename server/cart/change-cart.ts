/** The changes a buyer makes to the cart (`docs/api.md` 5.4). */
import { and, eq, inArray } from 'drizzle-orm';
import type { addToCart, Cart, CartWithResults, updateCart } from '#contract/api/cart.ts';
import type { ParsedRequestOf } from '#contract/api/endpoint.ts';
import type { Call } from '#server/caller/call.ts';
import type { Queries } from '#server/db/client.ts';
import { cartLine } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { openView, type View } from '#server/search/view/view.ts';
import { StoreError } from '#server/kernel/store-error.ts';
import { assessCart, type CartItem } from './assess-cart.ts';
import { bumpCart, findCart, type HeldCart, requireCart, takeCart } from '#server/caller/cart-access.ts';
import { type BuyableRow, type CartLineRow, pricedOffer, readBuyable, readLines } from './cart-rows.ts';
import { runEach } from './line-results.ts';
import { addPieces, checkBuyable, findLine, type LineStore, settleQuantity } from './put-line.ts';
import { showCart } from './show-cart.ts';

type Results = CartWithResults['results'];
type UpdateItem = ParsedRequestOf<typeof updateCart>['items'][number];

/** The answer to a change, read after it was committed. */
async function showChanged(call: Call, { held, results }: { held: HeldCart; results: Results }): Promise<CartWithResults> {
  const fresh = new Set(results.flatMap(({ sku, error }) => (error ? [] : [sku])));
  const current = await findCart({ ...call, cartKey: held.key }, call.deps.db);
  return { ...(await showCart(call, current, fresh)), results };
}

function lineStore(call: Call, queries: Queries, view: View, held: HeldCart): LineStore {
  return { call, queries, view, cartId: held.row.id, limit: call.deps.settings.limits.cart_lines };
}

export async function addItems(input: ParsedRequestOf<typeof addToCart>, call: Call): Promise<CartWithResults> {
  const view = await openView(call);
  const offers = await readBuyable(
    view,
    input.items.map(({ sku }) => sku),
  );
  const changed = await transact(call.deps.db, async (queries) => {
    const held = await takeCart(call, queries, input.version);
    const store = lineStore(call, queries, view, held);
    const results = await runEach(
      call,
      input.items,
      async ({ sku, quantity, customer_reference = '', round = false }): Promise<Results[number]> => {
        const row = offers.get(sku);
        checkBuyable(row);
        const kept = await addPieces(store, row, { quantity, reference: customer_reference, round });
        return { sku, line_id: kept.lineId, quantity: kept.quantity };
      },
      ({ sku, quantity }, error) => ({ sku, line_id: null, quantity, error }),
    );
    await bumpCart(call, queries, held);
    return { held, results };
  });
  return showChanged(call, changed);
}

export async function updateItems(input: ParsedRequestOf<typeof updateCart>, call: Call): Promise<CartWithResults> {
  const view = await openView(call);
  const asked = input.items.flatMap(({ sku }) => sku ?? []);
  const offers = asked.length === 0 ? new Map<string, BuyableRow>() : await readBuyable(view, asked);
  const changed = await transact(call.deps.db, async (queries) => {
    const held = await requireCart(call, queries, input.version);
    if (!held) throw new StoreError('not_found');
    const store = lineStore(call, queries, view, held);
    const rows = await readLines({ ...view, db: queries }, held.row.id);
    const known = new Map(rows.map((row) => [row.line_id, row]));
    const results = await runEach(
      call,
      input.items,
      async (item): Promise<Results[number]> => {
        const row = known.get(item.line_id);
        if (!row) throw new StoreError('not_found');
        return changeLine(store, row, item, offers, input.round ?? false);
      },
      (item, error) => {
        const row = known.get(item.line_id);
        return {
          sku: item.sku ?? row?.sku ?? '',
          line_id: row ? item.line_id : null,
          quantity: item.quantity ?? row?.quantity ?? 0,
          error,
        };
      },
    );
    await bumpCart(call, queries, held);
    return { held, results };
  });
  return showChanged(call, changed);
}

/** Applies one item to its line; the quantity is absolute and 0 removes. Another order code may be another part: one that takes the place of what is out of stock. */
async function changeLine(
  store: LineStore,
  row: CartLineRow,
  item: UpdateItem,
  offers: ReadonlyMap<string, BuyableRow>,
  round: boolean,
): Promise<Results[number]> {
  const { queries, view } = store;
  const itsLine = eq(cartLine.id, row.line_id);
  if (item.quantity === 0) {
    await queries.delete(cartLine).where(itsLine);
    return { sku: row.sku, line_id: null, quantity: 0 };
  }
  const target = item.sku === undefined || item.sku === row.sku ? row : offers.get(item.sku);
  if (!target) throw new StoreError('not_found');
  const reference = item.customer_reference ?? row.reference;
  const isMoved = target.offer_id !== row.offer_id || reference !== row.reference;
  const same = isMoved ? await findLine(store, target.offer_id, reference) : null;
  let quantity = (item.quantity ?? row.quantity) + (same?.quantity ?? 0);
  if (item.quantity !== undefined || isMoved) {
    checkBuyable(target);
    quantity = settleQuantity(pricedOffer(target, view), quantity, round);
  }
  // Two lines of the same offer and reference become one.
  if (same) await queries.delete(cartLine).where(eq(cartLine.id, same.id));
  const selected = item.selected ?? row.selected;
  await queries.update(cartLine).set({ offerId: target.offer_id, reference, quantity, selected }).where(itsLine);
  return { sku: target.sku, line_id: row.line_id, quantity };
}

/** Removes lines; ids that are not in the cart are ignored. */
export async function removeItems(call: Call, lineIds: readonly string[], version?: number): Promise<Cart> {
  await transact(call.deps.db, async (queries) => {
    const held = await requireCart(call, queries, version);
    if (!held) return;
    await queries.delete(cartLine).where(and(eq(cartLine.cartId, held.row.id), inArray(cartLine.id, [...lineIds])));
    await bumpCart(call, queries, held);
  });
  return showCart(call, await findCart(call, call.deps.db));
}

/** Cannot be ordered, in whatever quantity. */
function isGone({ row, line: { blockedBy } }: CartItem): boolean {
  return blockedBy === 'product_unavailable' || blockedBy === 'quote_only' || (blockedBy === 'insufficient_stock' && row.available <= 0);
}

/** Ids of the lines that `clear` means. */
export async function linesToClear(call: Call, only: 'selected' | 'unavailable' | undefined): Promise<string[]> {
  const held = await findCart(call, call.deps.db);
  const items = await assessCart(await openView(call), held?.row.id ?? null);
  const chosen = items.filter((item) => only === undefined || (only === 'selected' ? item.row.selected : isGone(item)));
  return chosen.map(({ row }) => row.line_id);
}
