/** The list of parts to ask a price for (`docs/api.md` 5.4). It shares owner, key and version with the cart. */
import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { addToRfqList, getRfqList, updateRfqList } from '#contract/api/cart.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import type { Call } from '#server/call.ts';
import type { Queries } from '#server/db/client.ts';
import { manufacturer, offer, product, rfqLine } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { listItems } from '#server/finding/list-item.ts';
import { openView } from '#server/finding/view.ts';
import { readMicros } from '#server/rules/read-micros.ts';
import { invalidField, StoreError } from '#server/store-error.ts';
import { bumpCart, findCart, type HeldCart, requireCart, takeCart } from './cart-access.ts';
import { runEach } from './line-results.ts';

type RfqList = ResponseOf<typeof getRfqList>;
type AddItem = ParsedRequestOf<typeof addToRfqList>['items'][number];
type RfqChange = ResponseOf<typeof addToRfqList>;
type Result = RfqChange['results'][number];
type Row = typeof rfqLine.$inferSelect;

export async function showRfqList(call: Call, held: HeldCart | null): Promise<RfqList> {
  const { db } = call.deps;
  const rows = held ? await db.select().from(rfqLine).where(eq(rfqLine.cartId, held.row.id)).orderBy(asc(rfqLine.position)) : [];
  const offers = await offersOf(
    db,
    rows.flatMap(({ offerId }) => offerId ?? []),
  );
  const products = await listItems(await openView(call), [...new Set([...offers.values()].map(({ productId }) => productId))]);
  const byId = new Map(products.map((one) => [one.id, one]));
  const list = rows.map((row) => {
    const its = offers.get(row.offerId ?? 0);
    return describe(row, its?.sku ?? null, byId.get(String(its?.productId ?? '')) ?? null);
  });
  return { cart_key: held?.key ?? null, version: held?.row.version ?? 0, list, rfqNum: list.length };
}

function describe(row: Row, sku: string | null, itsProduct: RfqList['list'][number]['product']): RfqList['list'][number] {
  return {
    line_id: row.id,
    sku,
    product: itsProduct,
    mpn: row.mpn,
    manufacturer: row.manufacturer,
    quantity: row.quantity,
    target_unit_micros: row.targetMicros,
    currency: row.currency,
    needed_by: row.neededBy,
    note: row.note,
  };
}

async function offersOf(queries: Queries, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, { sku: string; productId: number }>();
  const rows = await queries
    .select({ id: offer.id, sku: offer.sku, productId: offer.productId })
    .from(offer)
    .where(inArray(offer.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

interface Part {
  offerId: number | null;
  mpn: string;
  manufacturer: string | null;
}

/** The part that an item means: one of ours by order code, or any by its number. */
async function partOf(queries: Queries, { sku, mpn = '', manufacturer: maker }: AddItem): Promise<Part> {
  if (sku === undefined) return { offerId: null, mpn, manufacturer: maker || null };
  const [row] = await queries
    .select({ offerId: offer.id, mpn: product.mpn, manufacturer: manufacturer.name })
    .from(offer)
    .innerJoin(product, eq(product.id, offer.productId))
    .innerJoin(manufacturer, eq(manufacturer.id, product.manufacturerId))
    .where(and(eq(offer.sku, sku), eq(product.hidden, false)));
  if (!row) throw new StoreError('not_found');
  return row;
}

interface Wishes {
  target_price?: string | number | undefined;
  currency?: string | undefined;
  needed_by?: string | undefined;
  note?: string | undefined;
}

function wishesOf({ target_price, currency, needed_by, note }: Wishes) {
  const micros = target_price === undefined ? undefined : readMicros(target_price);
  if (micros === null) throw invalidField('target_price', { code: 'invalid_format' });
  if (needed_by !== undefined && Number.isNaN(Date.parse(needed_by))) throw invalidField('needed_by', { code: 'invalid_format' });
  return {
    ...(micros === undefined ? {} : { targetMicros: micros }),
    ...(currency === undefined ? {} : { currency }),
    ...(needed_by === undefined ? {} : { neededBy: needed_by }),
    ...(note === undefined ? {} : { note: note || null }),
  };
}

export async function addWishes(input: ParsedRequestOf<typeof addToRfqList>, call: Call): Promise<RfqChange> {
  const limit = call.deps.settings.limits.rfq_lines;
  const changed = await transact(call.deps.db, async (queries) => {
    const held = await takeCart(call, queries, input.version);
    const cartId = held.row.id;
    const results = await runEach(
      call,
      input.items,
      async (item): Promise<Result> => {
        const part = await partOf(queries, item);
        const wishes = wishesOf(item);
        if ((await queries.$count(rfqLine, eq(rfqLine.cartId, cartId))) >= limit) throw new StoreError('cart_limit', { data: { limit } });
        const line = { id: randomUUID(), cartId, quantity: item.quantity, currency: call.currency, ...part, ...wishes };
        await queries.insert(rfqLine).values(line);
        return { line_id: line.id, mpn: part.mpn, quantity: item.quantity };
      },
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
            .set({ quantity, ...wishesOf(item) })
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
