/** The list of parts to ask a price for (`docs/api.md` 5.4). It shares owner, key and version with the cart. */
import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { addToRfqList, getRfqList, updateRfqList } from '#contract/api/cart.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import type { Call } from '#server/caller/call.ts';
import type { Queries } from '#server/db/client.ts';
import { rfqLine } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { openView } from '#server/search/view/view.ts';
import { invalidField, StoreError } from '#server/kernel/store-error.ts';
import { bumpCart, findCart, type HeldCart, requireCart, takeCart } from '#server/caller/cart-access.ts';
import { runEach } from './line-results.ts';
import { isSamePart } from './merge-rfq.ts';
import { nameOffers, showWish } from './name-offers.ts';
import { readPart, readWishes, type WishItem } from './read-wish.ts';

type RfqList = ResponseOf<typeof getRfqList>;
type RfqChange = ResponseOf<typeof addToRfqList>;
type Result = RfqChange['results'][number];

/** The most pieces that may be asked for (`docs/api.md` 5.4). */
const mostPieces = 1_000_000_000;

export async function showRfqList(call: Call, held: HeldCart | null): Promise<RfqList> {
  const { db } = call.deps;
  const rows = held ? await db.select().from(rfqLine).where(eq(rfqLine.cartId, held.row.id)).orderBy(asc(rfqLine.position)) : [];
  const names = await nameOffers(
    await openView(call),
    rows.map(({ offerId }) => offerId),
  );
  const list = rows.map((row) => showWish(row, names));
  return { cart_key: held?.key ?? null, version: held?.row.version ?? 0, list, rfqNum: list.length };
}

/** Adds a part; one that is on the list already gets more pieces and the newer wishes. */
async function addWish(queries: Queries, call: Call, cartId: string, item: WishItem): Promise<Result> {
  const limit = call.deps.settings.limits.rfq_lines;
  const part = await readPart(queries, item);
  const wishes = readWishes(item, call.now);
  const lines = await queries.select().from(rfqLine).where(eq(rfqLine.cartId, cartId)).orderBy(asc(rfqLine.position));
  const same = lines.find((line) => isSamePart(line, part));
  if (same) {
    const quantity = same.quantity + item.quantity;
    if (quantity > mostPieces) throw invalidField('quantity', { code: 'out_of_range', limit: mostPieces, bound: 'most' });
    const currency = wishes.targetMicros === undefined ? {} : { currency: call.currency };
    await queries
      .update(rfqLine)
      .set({ quantity, ...currency, ...wishes })
      .where(eq(rfqLine.id, same.id));
    return { line_id: same.id, mpn: same.mpn, quantity };
  }
  if (lines.length >= limit) throw new StoreError('cart_limit', { data: { limit } });
  const line = { id: randomUUID(), cartId, quantity: item.quantity, currency: call.currency, ...part, ...wishes };
  await queries.insert(rfqLine).values(line);
  return { line_id: line.id, mpn: part.mpn, quantity: item.quantity };
}

export async function addWishes(input: ParsedRequestOf<typeof addToRfqList>, call: Call): Promise<RfqChange> {
  const changed = await transact(call.deps.db, async (queries) => {
    const held = await takeCart(call, queries, input.version);
    const results = await runEach(
      call,
      input.items,
      (item) => addWish(queries, call, held.row.id, item),
      ({ mpn, sku, quantity }, error) => ({ line_id: null, mpn: mpn ?? sku ?? '', quantity, error }),
    );
    await bumpCart(call, queries, held);
    return { held, results };
  });
  const held = await findCart({ ...call, cartKey: changed.held.key }, call.deps.db);
  return { ...(await showRfqList(call, held)), results: changed.results };
}

export async function updateWishes(input: ParsedRequestOf<typeof updateRfqList>, call: Call): Promise<RfqChange> {
  const changed = await transact(call.deps.db, async (queries) => {
    const held = await requireCart(call, queries, input.version);
    if (!held) throw new StoreError('not_found');
    const rows = await queries.select().from(rfqLine).where(eq(rfqLine.cartId, held.row.id));
    const known = new Map(rows.map((row) => [row.id, row]));
    const results = await runEach(
      call,
      input.items,
      async (item): Promise<Result> => {
        const row = known.get(item.line_id);
        if (!row) throw new StoreError('not_found');
        const its = eq(rfqLine.id, row.id);
        const quantity = item.quantity ?? row.quantity;
        if (quantity === 0) await queries.delete(rfqLine).where(its);
        else
          await queries
            .update(rfqLine)
            .set({ quantity, ...readWishes(item, call.now) })
            .where(its);
        return { line_id: quantity === 0 ? null : row.id, mpn: row.mpn, quantity };
      },
      (item, error) => ({ line_id: null, mpn: known.get(item.line_id)?.mpn ?? '', quantity: item.quantity ?? 0, error }),
    );
    await bumpCart(call, queries, held);
    return results;
  });
  return { ...(await showRfqList(call, await findCart(call, call.deps.db))), results: changed };
}

/** Removes lines, all of them without ids; unknown ids are ignored. */
export async function removeWishes(call: Call, lineIds: readonly string[] | null, version?: number): Promise<RfqList> {
  await transact(call.deps.db, async (queries) => {
    const held = await requireCart(call, queries, version);
    if (!held) return;
    const chosen = lineIds === null ? undefined : inArray(rfqLine.id, [...lineIds]);
    await queries.delete(rfqLine).where(and(eq(rfqLine.cartId, held.row.id), chosen));
    await bumpCart(call, queries, held);
  });
  return showRfqList(call, await findCart(call, call.deps.db));
}
