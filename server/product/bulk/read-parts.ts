/** Of many parts what a change of all of them needs. */
import { sql } from 'drizzle-orm';
import type { Queries } from '#server/db/client.ts';
import type { AttributeValue } from '#server/db/schema.ts';

export interface BulkPart {
  id: number;
  mpn: string;
  mpnKey: string;
  makerId: number;
  categoryId: number;
  series: string | null;
  package: string | null;
  lifecycle: string;
  rohs: string;
  hidden: boolean;
  attributes: Record<string, AttributeValue>;
  description: Record<string, string>;
  /** As in `PartState`; read where prices are changed. */
  prices: Record<string, number[]>;
}

/** In the order of their ids, in which everybody locks them; with `lock` nobody else changes them before the transaction ends. */
export async function readParts(queries: Queries, ids: readonly number[], { lock = false, prices = false } = {}): Promise<BulkPart[]> {
  const locked = lock ? sql`for update of p` : sql``;
  const { rows } = await queries.execute<Omit<BulkPart, 'prices'> & Record<string, unknown>>(sql`
    select p.id, p.mpn, p.mpn_key as "mpnKey", p.manufacturer_id as "makerId", p.category_id as "categoryId", p.series, p.package,
      p.lifecycle, p.rohs, p.hidden, p.attributes, p.description
    from product p where p.id = any(${sql.param([...ids])}::int[]) order by p.id ${locked}`);
  const held = prices ? await readPrices(queries, ids, lock) : new Map<number, Record<string, number[]>>();
  return rows.map((row) => ({ ...row, prices: held.get(row.id) ?? {} }));
}

interface PriceRow {
  [column: string]: unknown;
  product: number;
  key: string;
  micros: number[];
}

async function readPrices(queries: Queries, ids: readonly number[], lock: boolean): Promise<Map<number, Record<string, number[]>>> {
  const its = sql`o.product_id = any(${sql.param([...ids])}::int[]) and cardinality(o.break_micros) > 0`;
  if (lock) await queries.execute(sql`select 1 from offer o where ${its} order by o.id for update`);
  const { rows } = await queries.execute<PriceRow>(sql`
    select o.product_id as product, o.id::text as key, to_jsonb(o.break_micros) as micros, not o.is_default as later, o.id as offer
    from offer o where ${its}
    union all
    select o.product_id, o.id || '/' || own.currency, to_jsonb(own.break_micros), true, o.id
    from offer o join offer_price own on own.offer_id = o.id where o.product_id = any(${sql.param([...ids])}::int[])
    order by later, offer, key`);
  const held = new Map<number, Record<string, number[]>>();
  for (const { product, key, micros } of rows) held.set(product, { ...held.get(product), [key]: micros });
  return held;
}
