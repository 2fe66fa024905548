/** Parts for those who run the shop, hidden ones among them (`docs/api.md` 5.6, `products`). */
import { type SQL, sql } from 'drizzle-orm';
import type { AdminProductItem, getAdminProducts as endpoint } from '#contract/api/admin/product.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import type { Locale } from '#contract/locale.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import { byIndex } from '#server/db/by-index.ts';
import type { Queries } from '#server/db/client.ts';
import type { productLack } from '#server/db/schema.ts';
import { wordForms } from '#server/search/keyword/word-terms.ts';
import { readPage, showPage } from '#server/http/list-query.ts';
import { referenceOf } from '#server/search/held-catalog.ts';
import type { Reference } from '#server/search/reference.ts';
import { inWords } from '#server/search/view/view.ts';
import { partKey } from '#server/rules/part-number.ts';

/** What narrows the parts. */
export type Narrowing = Pick<ParsedRequestOf<typeof endpoint>, 'keyword' | 'category' | 'manufacturer' | 'status'>;
type Query = ParsedRequestOf<typeof endpoint>;
type Item = Omit<AdminProductItem, 'category'> & { category_id: number };

/** As many as anybody looks through; the rest is found by more words. */
const mostFound = 1000;

export async function findProducts({ db, settings }: StoreDeps, query: Query, locale: Locale): Promise<ResponseOf<typeof endpoint>> {
  const reference = await referenceOf(db, settings.catalogMaxAgeMs);
  const page = readPage(query);
  const ids = await byIndex(db, (indexed) => findIds(indexed, reference, query));
  const cut = ids.slice((page.page - 1) * page.size, page.page * page.size);
  const names = (id: number) => inWords({ language: locale.words }, reference.categories.get(id)?.names ?? {});
  const list = (await readItems(db, cut)).map(({ category_id, ...item }) => ({ ...item, category: names(category_id) }));
  const shown = showPage(list, ids.length, page);
  return { ...shown, ...(ids.length === mostFound ? { total_is_minimum: true as const } : {}), base_currency: settings.baseCurrency };
}

/** By number, then by order code, then by words; without any the newest. Each way is bounded, so that a word of many parts costs no more than a rare one. */
export async function findIds(queries: Queries, reference: Reference, query: Narrowing, most = mostFound): Promise<number[]> {
  const narrowed = conditions(reference, query);
  const keyword = query.keyword ?? '';
  const newest = (lacking: SQL) =>
    sql`select p.id, 0 as way from product p where ${narrowed} and ${lacking} order by p.id desc limit ${most}`;
  const ways =
    keyword === '' ? lackOf(query).map(newest) : lackOf(query).flatMap((lacking) => waysTo(keyword, sql`${narrowed} and ${lacking}`, most));
  const { rows } = await queries.execute<{ id: number }>(sql`
    select id from (${sql.join(
      ways.map((way) => sql`(${way})`),
      sql` union all `,
    )}) found
    group by id order by min(way), id desc limit ${most}`);
  return rows.map(({ id }) => id);
}

function waysTo(keyword: string, narrowed: SQL, most: number): SQL[] {
  const key = partKey(keyword);
  const words = wordForms(keyword).join(' & ');
  const found = (condition: SQL, way: number) =>
    sql`select p.id, ${way}::int as way from product p where ${condition} and ${narrowed} limit ${most}`;
  return [
    found(sql`p.id in (select product_id from offer where sku = ${keyword.trim().toUpperCase()})`, 0),
    ...(key === '' ? [] : [found(sql`p.mpn_key = ${key}`, 1), found(sql`p.mpn_key like ${`${key}%`}`, 2)]),
    ...(words === '' ? [] : [found(sql`p.search @@ ${words}::tsquery`, 3)]),
  ];
}

function conditions(reference: Reference, { category, manufacturer, status }: Narrowing): SQL {
  const all: SQL[] = [sql`true`];
  if (category !== undefined) all.push(sql`p.category_id = any(${sql.param(reference.categoryBySlug.get(category)?.family ?? [])}::int[])`);
  if (manufacturer !== undefined) all.push(sql`p.manufacturer_id = ${reference.manufacturerBySlug.get(manufacturer)?.id ?? 0}`);
  if (status === 'visible') all.push(sql`not p.hidden`);
  if (status === 'hidden') all.push(sql`p.hidden`);
  return sql.join(all, sql` and `);
}

/** What a part lacks, each way by an index of its own: no level at all, or nothing left of it; a price. */
function lackOf({ status }: Narrowing): SQL[] {
  if (status === 'no_stock')
    return [sql`exists (select 1 from stock s where s.product_id = p.id and s.on_hand - s.reserved <= s.safety)`, lacks('level')];
  if (status === 'no_price') return [lacks('price')];
  return [sql`true`];
}

function lacks(lack: (typeof productLack.lack.enumValues)[number]): SQL {
  return sql`p.id in (select product_id from product_lack where lack = ${lack})`;
}

async function readItems(queries: Queries, ids: readonly number[]): Promise<Item[]> {
  if (ids.length === 0) return [];
  const { rows } = await queries.execute<Item & Record<string, unknown>>(sql`
    select p.id::text, p.slug as web_url, p.mpn, m.name as manufacturer, p.category_id, p.package, p.hidden, o.sku,
      o.break_micros[1]::float8 as unit_micros, s.on_hand, greatest(s.on_hand - s.reserved - s.safety, 0) as available
    from unnest(${sql.param([...ids])}::int[]) with ordinality asked (id, place) join product p on p.id = asked.id
    join manufacturer m on m.id = p.manufacturer_id left join offer o on o.product_id = p.id and o.is_default
    left join stock s on s.product_id = p.id order by asked.place`);
  return rows;
}
