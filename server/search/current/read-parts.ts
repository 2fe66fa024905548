import { sql } from 'drizzle-orm';
import { lifecycles, packagings } from '#contract/api/part.ts';
import type { CurrencyCode } from '#contract/locale.ts';
import type { Queries } from '#server/db/client.ts';

/** What the columns hold of one part, in their codes. */
export interface PartNow extends Record<string, unknown> {
  id: number;
  category: number;
  manufacturer: number;
  package: string | null;
  lifecycle: number;
  rohs: number;
  datasheet: number;
  backorder: number;
  available: number;
  popularity: number;
  key: string;
  /** Seconds since 1970. */
  created: number;
  /** A bit for each of the contract's packagings. */
  packed: number;
  /** Of the offer that lists show; empty without a price. */
  quantities: number[];
  /** Millionths of the base currency. */
  micros: number[];
  /** Prices that were entered for a currency. */
  own: { currency: CurrencyCode; quantities: number[]; micros: number[] }[];
}

/** Parts read with one statement. */
const batch = 2000;

/** Visible parts by id, as they are now; hidden and deleted ones are left out. */
export async function readParts(db: Queries, ids: Int32Array): Promise<Map<number, PartNow>> {
  const parts = new Map<number, PartNow>();
  for (let from = 0; from < ids.length; from += batch) {
    // oxlint-disable-next-line no-await-in-loop -- a batch at a time keeps memory and the database's share small
    for (const part of await readBatch(db, [...ids.subarray(from, from + batch)])) parts.set(part.id, part);
  }
  return parts;
}

async function readBatch(db: Queries, ids: number[]): Promise<PartNow[]> {
  const { rows } = await db.execute<PartNow>(sql`
    select p.id, p.category_id as category, p.manufacturer_id as manufacturer, p.package, p.popularity, p.mpn_key as key,
      coalesce(array_position(${sql.param([...lifecycles])}::text[], p.lifecycle), 0) as lifecycle,
      (p.rohs in ('compliant', 'exempt'))::int as rohs, (p.datasheet is not null)::int as datasheet,
      coalesce(s.backorder, false)::int as backorder, greatest(coalesce(s.on_hand - s.reserved - s.safety, 0), 0) as available,
      extract(epoch from p.created_at)::float8 as created,
      coalesce((select bit_or(1 << array_position(${sql.param([...packagings])}::text[], packaging) - 1)
        from offer where product_id = p.id and not hidden), 0) as packed,
      coalesce(o.break_quantities, '{}') as quantities, coalesce(o.break_micros, '{}')::float8[] as micros,
      coalesce((select json_agg(json_build_object('currency', currency, 'quantities', break_quantities, 'micros', break_micros))
        from offer_price where offer_id = o.id), '[]') as own
    from product p left join stock s on s.product_id = p.id left join offer o on o.product_id = p.id and o.is_default and not o.hidden
    where p.id = any(${sql.param(ids)}::int[]) and not p.hidden`);
  return rows;
}
