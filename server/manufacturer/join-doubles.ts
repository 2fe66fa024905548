/** Parts that two makers have under one number become one: what hangs on the one that goes hangs on the one that is kept. */
import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '#server/db/client.ts';

export interface Double {
  mpn: string;
  /** Ids of the parts. */
  gone: number;
  kept: number;
}

/** Rows that only name a part. */
const plain = ['stock_movement', 'order_line', 'comment', 'question', 'bom_choice', 'company_part_number', 'product_slug'];

export async function joinDoubles(queries: Queries, doubles: readonly Double[]): Promise<void> {
  if (doubles.length === 0) return;
  const pair = sql`unnest(${sql.param(doubles.map(({ gone }) => gone))}::int[], ${sql.param(doubles.map(({ kept }) => kept))}::int[])
    as pair (gone, kept)`;
  const all = sql`(select gone from ${pair} union select kept from ${pair})`;
  // Orders lock levels in the same order.
  await queries.execute(sql`select 1 from stock where product_id in ${all} order by product_id for update`);
  for (const statement of statements(pair)) {
    // oxlint-disable-next-line no-await-in-loop -- each builds on the one before
    await queries.execute(statement);
  }
}

function statements(pair: SQL): SQL[] {
  return [
    ...stock(pair),
    ...offers(pair),
    ...plain.map((table) => {
      const name = sql.identifier(table);
      return sql`update ${name} as moved set product_id = pair.kept from ${pair} where moved.product_id = pair.gone`;
    }),
    sql`insert into product_rating as own (product_id, count, sum)
      select pair.kept, sum(r.count), sum(r.sum) from product_rating r join ${pair} on pair.gone = r.product_id group by pair.kept
      on conflict (product_id) do update set count = own.count + excluded.count, sum = own.sum + excluded.sum`,
    ...once(pair),
    ...references(pair),
    sql`insert into product_slug (slug, product_id) select p.slug, pair.kept from product p join ${pair} on pair.gone = p.id
      on conflict (slug) do update set product_id = excluded.product_id`,
    sql`update product set updated_at = now() where id in (select kept from ${pair})`,
    sql`delete from product using ${pair} where id = pair.gone`,
  ];
}

/** Levels add up, as their movements do. */
function stock(pair: SQL): SQL[] {
  return [
    sql`insert into stock as own (product_id, on_hand, reserved, safety, backorder, lead_time_days, incoming, warehouse_country)
      select distinct on (pair.kept) pair.kept, 0, 0, 0, s.backorder, s.lead_time_days, '[]', s.warehouse_country
      from stock s join ${pair} on pair.gone = s.product_id order by pair.kept, s.product_id
      on conflict (product_id) do nothing`,
    sql`update stock own set on_hand = own.on_hand + more.on_hand, reserved = own.reserved + more.reserved,
        safety = greatest(own.safety, more.safety), as_of = now()
      from (select pair.kept, sum(s.on_hand)::int as on_hand, sum(s.reserved)::int as reserved, max(s.safety) as safety
        from stock s join ${pair} on pair.gone = s.product_id group by pair.kept) more
      where own.product_id = more.kept`,
    sql`update stock own set incoming = own.incoming || more.incoming
      from (select pair.kept, jsonb_agg(delivery) as incoming
        from stock s join ${pair} on pair.gone = s.product_id, jsonb_array_elements(s.incoming) delivery group by pair.kept) more
      where own.product_id = more.kept`,
    sql`delete from stock using ${pair} where product_id = pair.gone`,
  ];
}

/** Order codes stay what they are; the packaging that lists show stays the one of the kept part where it has one. */
function offers(pair: SQL): SQL[] {
  return [
    sql`update offer as moved set product_id = pair.kept, is_default = false from ${pair} where moved.product_id = pair.gone`,
    sql`update offer set is_default = true where id in (
      select min(o.id) from offer o where o.product_id in (select kept from ${pair})
      group by o.product_id having not bool_or(o.is_default))`,
  ];
}

/** What a part has only once: documents by address, alerts by person and kind, and pictures, of which the kept part's own go first. */
function once(pair: SQL): SQL[] {
  return [
    sql`delete from product_document d using ${pair} where d.product_id = pair.gone
      and exists (select 1 from product_document own where own.product_id = pair.kept and own.url = d.url)`,
    sql`update product_document as moved set product_id = pair.kept from ${pair} where moved.product_id = pair.gone`,
    sql`delete from stock_alert where id in (select id from (
        select a.id, row_number() over (partition by part.kept, a.email, a.kind order by a.product_id = part.kept desc, a.created_at, a.id) as place
        from stock_alert a join (select gone as id, kept from ${pair} union select kept, kept from ${pair}) part on part.id = a.product_id
      ) asked where place > 1)`,
    sql`update stock_alert as moved set product_id = pair.kept from ${pair} where moved.product_id = pair.gone`,
    sql`insert into product_picture (product_id, position, picture_id, alt)
      select first.kept, p.position, p.picture_id, p.alt from product_picture p
      join (select pair.kept, min(pair.gone) as gone from ${pair}
        where exists (select 1 from product_picture has where has.product_id = pair.gone) group by pair.kept) first on first.gone = p.product_id
      where not exists (select 1 from product_picture own where own.product_id = first.kept)`,
  ];
}

/** Replacements that are recorded, from both sides; none of a part by itself. */
function references(pair: SQL): SQL[] {
  return [
    sql`insert into cross_reference (product_id, other_id, kind, note, position)
      select pair.kept, c.other_id, c.kind, c.note, c.position from cross_reference c join ${pair} on pair.gone = c.product_id where c.other_id <> pair.kept
      on conflict do nothing`,
    sql`insert into cross_reference (product_id, other_id, kind, note, position)
      select c.product_id, pair.kept, c.kind, c.note, c.position from cross_reference c join ${pair} on pair.gone = c.other_id where c.product_id <> pair.kept
      on conflict do nothing`,
  ];
}
