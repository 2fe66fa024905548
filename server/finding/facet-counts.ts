/** Counts for the filter rail. Counts of a key leave out that key's own conditions, so a chosen value does not hide its neighbors. */
import { type SQL, sql } from 'drizzle-orm';
import { type Condition, isAvailable, isRohs } from './condition.ts';
import { joinDefaultOffer, unitPrice } from './price.ts';
import { type Scope, isLeaf, scopeCondition } from './scope.ts';
import type { View } from './view.ts';

/** Parts that are alike in all fixed keys. `failed` is the place of the one key whose conditions they miss, or null. */
export interface FixedGroup extends Record<string, unknown> {
  category_id: number;
  manufacturer_id: number;
  package: string | null;
  lifecycle: string;
  is_rohs: boolean;
  is_available: boolean;
  failed: string | null;
  count: number;
}

export interface ValueCount extends Record<string, unknown> {
  attribute_id: number;
  option_id: number | null;
  low: number | null;
  high: number | null;
  count: number;
}

export interface PackagingCount extends Record<string, unknown> {
  packaging: string;
  count: number;
}

/** `step` numbers a fifth of a decade of the price; its bounds are those of the parts in it. */
export interface PriceCount extends Record<string, unknown> {
  step: number;
  low: number;
  high: number;
  count: number;
}

export interface FacetCounts {
  groups: FixedGroup[];
  values: ValueCount[];
  packagings: PackagingCount[];
  prices: PriceCount[];
}

/** Which facets to count; the others are left empty. */
export interface Wanted {
  values: boolean;
  packagings: boolean;
  prices: boolean;
}

/** Counts all facets in one statement: each part is tested once, and only those that miss at most one key go on. */
export async function countFacets(view: View, scope: Scope, conditions: readonly Condition[], wanted: Wanted): Promise<FacetCounts> {
  const { rows } = await view.db.execute<{ counts: FacetCounts }>(sql`
    with tested as (
      select p.id, p.category_id, p.manufacturer_id, p.package, p.lifecycle, p.rohs, ${failures(conditions)} as failures
      from product p ${joinsFor(view, conditions)} where ${scopeCondition(scope)} offset 0
    ), candidate as materialized (
      select *, ${failedKey(conditions)} as failed from tested where failures & (failures - 1) = 0
    )
    select json_build_object('groups', ${groups}, 'values', ${wanted.values ? values(scope, conditions) : none},
      'packagings', ${wanted.packagings ? packagings : none}, 'prices', ${wanted.prices ? prices(view) : none}) as counts`);
  return rows[0]?.counts ?? { groups: [], values: [], packagings: [], prices: [] };
}

/** Most parts fall away before stock and price matter, so both are joined early only for a condition. */
function joinsFor(view: View, conditions: readonly Condition[]): SQL {
  const has = (wanted: string) => conditions.some(({ key }) => key === wanted);
  const stock = has('in_stock') ? sql`left join stock s on s.product_id = p.id` : sql``;
  return sql`${stock} ${has('price') ? joinDefaultOffer(view) : sql``}`;
}

/** One bit for each key whose conditions are missed. */
function failures(conditions: readonly Condition[]): SQL {
  const keys = [...new Set(conditions.map(({ key }) => key))];
  if (keys.length === 0) return sql`0`;
  const bits = keys.map((key, index) => {
    const tests = conditions.filter((one) => one.key === key).map(({ test }) => test);
    return sql`case when ${sql.join(tests, sql` and `)} then 0 else ${sql.raw(String(2 ** index))} end`;
  });
  return sql.join(bits, sql` + `);
}

function failedKey(conditions: readonly Condition[]): SQL {
  const keys = [...new Set(conditions.map(({ key }) => key))];
  if (keys.length === 0) return sql`null::text`;
  return sql`case failures ${sql.join(keys.map((key, index) => sql`when ${sql.raw(String(2 ** index))} then ${key}::text `))} end`;
}

const none: SQL = sql`'[]'::json`;

function rowsOf(query: SQL): SQL {
  return sql`(select coalesce(json_agg(counted), '[]') from (${query}) counted)`;
}

const groups: SQL = rowsOf(sql`
  select p.category_id, p.manufacturer_id, p.package, p.lifecycle, ${isRohs} as is_rohs, coalesce(${isAvailable}, false) as is_available,
    p.failed, count(*)::int as count
  from candidate p left join stock s on s.product_id = p.id group by 1, 2, 3, 4, 5, 6, 7`);

const packagings: SQL = rowsOf(sql`
  select packaging, count(distinct product_id)::int as count from candidate c join offer o on o.product_id = c.id and not o.hidden
  where c.failed is null or c.failed = 'packaging' group by packaging`);

function prices(view: View): SQL {
  return rowsOf(sql`
    select floor(log(greatest(price, 1)::float8) * 5)::int as step, min(price) as low, max(price) as high, count(*)::int as count
    from (select ${unitPrice(view)} as price from candidate p ${joinDefaultOffer(view)} where p.failed is null or p.failed = 'price') priced
    where price is not null group by 1`);
}

/** Parts that miss nothing count for every parameter; those that miss one count for that one alone. */
function values({ category }: Scope, conditions: readonly Condition[]): SQL {
  if (!isLeaf(category)) return none;
  const filtered = category.attributes.filter(({ attribute }) => conditions.some(({ key }) => key === attribute.key));
  const missing = filtered.map(
    ({ attribute: { id, key } }) => sql` union all
      select f.attribute_id, f.option_id, f.low, f.high from candidate c
      join product_facet f on f.product_id = c.id and f.attribute_id = ${id}::smallint where c.failed = ${key}`,
  );
  return rowsOf(sql`
    select attribute_id, option_id, low, high, count(*)::int as count from (
      select f.attribute_id, f.option_id, f.low, f.high from candidate c join product_facet f on f.product_id = c.id where c.failed is null
      ${sql.join(missing)}
    ) value group by attribute_id, option_id, low, high`);
}
