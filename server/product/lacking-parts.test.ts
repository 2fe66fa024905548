/** Parts without stock and without a price are the same ones as those that looking each part up finds, whatever has happened to them. */
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { getAdminProducts } from '#contract/api/admin/product.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import { seedOperator } from '#server/testing/operator.ts';
import { openShopper, type Shopper } from '#server/testing/shopper.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';

let store: TestStore;
let operator: Shopper;
beforeAll(async () => {
  store = await openStoreWithParts();
  operator = openShopper(store, (await seedOperator(store.db, ['catalog'])).headers);
});
afterAll(() => store.close());

async function listed(status: 'no_stock' | 'no_price'): Promise<number[]> {
  const { list } = (await operator.call<ResponseOf<typeof getAdminProducts>>(`admin/products?status=${status}&page_size=100`)).body;
  return list.map(({ id }) => Number(id));
}

async function ids(query: SQL): Promise<number[]> {
  return (await store.db.execute<{ id: number }>(query)).rows.map(({ id }) => id);
}

const withoutStock = () =>
  ids(
    sql`select id from product p where not exists (select from stock s where s.product_id = p.id and s.on_hand - s.reserved > s.safety) order by id desc limit 100`,
  );
const withoutPrice = () =>
  ids(
    sql`select id from product p where not exists (select from offer o where o.product_id = p.id and not o.hidden and cardinality(o.break_micros) > 0) order by id desc limit 100`,
  );

async function expectSame(): Promise<void> {
  expect(await listed('no_stock')).toEqual(await withoutStock());
  expect(await listed('no_price')).toEqual(await withoutPrice());
}

test('as the first fill left them', expectSame);

const [some, others] = [sql`(select id from product order by id limit 3)`, sql`(select id from product order by id desc limit 3)`];
const copied = sql`category_id, manufacturer_id, lifecycle, rohs, attributes, search`;

test.each([
  ['levels that are removed', sql`delete from stock where product_id in ${some}`],
  [
    'a level that is put in again',
    sql`insert into stock (product_id, on_hand, backorder, warehouse_country) select min(id), 5, true, 'DE' from product`,
  ],
  ['stock that is used up', sql`update stock set on_hand = 0, reserved = 0 where product_id in ${others}`],
  ['offers that are hidden', sql`update offer set hidden = true where product_id in ${some}`],
  ['one that is shown again', sql`update offer set hidden = false where product_id = (select min(id) from product)`],
  ['prices that are taken off', sql`update offer set break_quantities = '{}', break_micros = '{}' where product_id in ${others}`],
  ['offers that are removed', sql`delete from offer where product_id in (select id from product order by id offset 5 limit 2)`],
  [
    'a new part',
    sql`insert into product (slug, mpn, mpn_key, ${copied}) select 'new-part', 'NEW', 'NEW', ${copied} from product order by id limit 1`,
  ],
  [
    'its price',
    sql`insert into offer (sku, product_id, packaging, moq, multiple, is_default, break_quantities, break_micros)
      select 'NEW-1', max(id), 'each', 1, 1, true, '{1}', '{1000}' from product`,
  ],
  ['a part that is removed', sql`delete from product where mpn = 'NEW'`],
])('after %s', async (_name, change) => {
  const before = [await listed('no_stock'), await listed('no_price')];
  await store.db.execute(change);
  await expectSame();
  expect([await listed('no_stock'), await listed('no_price')]).not.toEqual(before);
});

test('what is no part any more is not kept', async () => {
  expect(await ids(sql`select product_id as id from product_lack where product_id not in (select id from product)`)).toEqual([]);
});
