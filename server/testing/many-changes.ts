/** Changes of parts at random, the same for the same seed, written straight into the tables as imports, orders and people do. */
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';

type Change = (id: number, figure: number) => SQL;

const often: Change[] = [
  (id, figure) => sql`update stock set on_hand = reserved + ${figure % 5000} where product_id = ${id}`,
  (id, figure) =>
    sql`update offer set break_micros = array(select 1 + (micros + ${figure}) % 90000000 from unnest(break_micros) as micros) where product_id = ${id}`,
  (id, figure) => sql`update product set hidden = ${figure % 4 === 0} where id = ${id}`,
  (id, figure) => sql`update product set popularity = ${figure} where id = ${id}`,
];
const seldom: Change[] = [
  (id, figure) =>
    sql`update product set mpn = concat('N', id, 'X', ${figure}::int), mpn_key = concat('N', id, 'X', ${figure}::int) where id = ${id}`,
  (id, figure) =>
    sql`update product set category_id = (select id from category where slug = ${figure % 2 === 0 ? 'chip-resistors' : 'mlcc'}) where id = ${id}`,
  (id) => sql`delete from product where id = ${id} and id % 3 = 0`,
];

/** Makes so many, one after the other; each is told before it is made. */
export async function changeAtRandom(
  db: Database,
  changes: number,
  seed: number,
  onChange: (made: number) => void = () => {},
): Promise<void> {
  const { rows } = await db.execute<{ id: number }>(sql`select id from product order by id`);
  let state = seed;
  const next = (): number => (state = (state * 48_271) % 2_147_483_647);
  for (let made = 0; made < changes; made += 1) {
    onChange(made);
    const id = rows[next() % rows.length]?.id ?? 0;
    const kinds = next() % 10 === 0 ? seldom : often;
    const change = kinds[next() % kinds.length];
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    if (change) await db.execute(change(id, next() % 1_000_000));
  }
}
