import { eq, inArray, or } from 'drizzle-orm';
import type { changeStock as endpoint } from '#contract/api/admin/catalog.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import type { Queries } from '#server/db/client.ts';
import { offer, product, stock, stockMovement } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { StoreError, invalidField } from '#server/kernel/store-error.ts';
import type { Acting } from '#server/caller/acting.ts';
import { writeAudit } from '#server/caller/audit.ts';

type Request = ParsedRequestOf<typeof endpoint>;
type Level = typeof stock.$inferSelect;

/** Changes levels: all of them or none (`docs/api.md` 5.6, `stock`). What orders have reserved stays reserved. */
export async function changeStock(acting: Acting, { items }: Request): Promise<ResponseOf<typeof endpoint>> {
  return transact(acting.deps.db, async (queries) => {
    const productIds = await findProducts(queries, items);
    // In the order of their ids, as every other change of levels.
    const locked = await queries.select().from(stock).where(inArray(stock.productId, productIds)).orderBy(stock.productId).for('update');
    const levels = new Map(locked.map((level) => [level.productId, level]));
    for (const [index, item] of items.entries()) {
      const productId = productIds[index] ?? 0;
      // One connection serves the transaction, so its statements run one after the other anyway.
      // oxlint-disable-next-line no-await-in-loop
      levels.set(productId, await writeLevel(acting, queries, levels.get(productId), productId, item));
    }
    const answer = { list: await showLevels(queries, [...levels.values()]) };
    await acting.keepAnswer(queries, answer);
    return answer;
  });
}

/** The product of each item. */
async function findProducts(queries: Queries, items: Request['items']): Promise<number[]> {
  const skus = items.flatMap(({ sku }) => sku ?? []);
  const ids = items.flatMap(({ product_id: id }) => (id !== undefined && /^\d{1,9}$/.test(id) ? [Number(id)] : []));
  const rows = await queries
    .select({ id: product.id, sku: offer.sku })
    .from(product)
    .leftJoin(offer, eq(offer.productId, product.id))
    .where(or(inArray(offer.sku, skus), inArray(product.id, ids)));
  return items.map(({ sku, product_id: id }, index) => {
    const row = rows.find((one) => (sku === undefined ? String(one.id) === id : one.sku === sku));
    if (!row) throw invalidField(`items.${index}.${sku === undefined ? 'product_id' : 'sku'}`, { code: 'not_allowed' });
    return row.id;
  });
}

async function writeLevel(
  { deps, actor, now }: Acting,
  queries: Queries,
  before: Level | undefined,
  productId: number,
  { set, delta = 0, reason, incoming }: Request['items'][number],
): Promise<Level> {
  const held = before?.onHand ?? 0;
  const onHand = set ?? held + delta;
  const reserved = before?.reserved ?? 0;
  // Pieces that are promised cannot be counted away.
  if (onHand < reserved) throw new StoreError('state_conflict', { data: { status: 'reserved', allowed: [], reserved, on_hand: held } });
  const arriving = incoming?.map(({ quantity, expected_at: at }) => ({ quantity, expected_at: new Date(at).toISOString() }));
  const change = { onHand, asOf: now, ...(arriving ? { incoming: arriving } : {}) };
  const fresh = { productId, ...change, backorder: true, warehouseCountry: deps.settings.sellerCountry };
  const [level] = await queries.insert(stock).values(fresh).onConflictDoUpdate({ target: stock.productId, set: change }).returning();
  if (!level) throw new Error(`Stock of product ${productId} vanished while it was locked`);
  if (onHand !== held) {
    const kind = before ? (delta > 0 ? ('received' as const) : ('corrected' as const)) : ('opening' as const);
    await queries.insert(stockMovement).values({ productId, kind, onHand: onHand - held, reserved: 0, reference: reason, at: now });
  }
  const detail = { before: held, after: onHand, reason, ...(arriving ? { incoming: arriving } : {}) };
  await writeAudit(queries, { actor, action: 'stock.set', target: String(productId), detail, at: now });
  return level;
}

async function showLevels(queries: Queries, levels: readonly Level[]): Promise<ResponseOf<typeof endpoint>['list']> {
  const ids = levels.map(({ productId }) => productId);
  const named = await queries.select({ id: product.id, mpn: product.mpn }).from(product).where(inArray(product.id, ids));
  return levels.map(({ productId, onHand, reserved, safety, incoming }) => ({
    product_id: String(productId),
    mpn: named.find(({ id }) => id === productId)?.mpn ?? '',
    on_hand: onHand,
    reserved,
    available: Math.max(0, onHand - reserved - safety),
    incoming,
  }));
}
