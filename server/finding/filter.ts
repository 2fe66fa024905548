/** Reads one filter of a query: fixed keys work everywhere, parameters inside one leaf category. */
import { sql } from 'drizzle-orm';
import { type ParsedFilter, lifecycles, packagings } from '#contract/api/catalog.ts';
import { codeKey } from '#server/rules/fold.ts';
import { invalidField } from '#server/store-error.ts';
import { readAttributeFilter } from './attribute-filter.ts';
import { type Condition, isAvailable, isRohs, oneOf, packedAs, priceCondition } from './condition.ts';
import type { Reference } from './reference.ts';
import { type Scope, isLeaf } from './scope.ts';
import type { View } from './view.ts';

type FixedReader = (view: View, filter: ParsedFilter, path: string) => Condition[];

const fixedKeys: Record<string, FixedReader> = {
  manufacturer: ({ reference }, filter) =>
    byId(filter, sql`p.manufacturer_id`, (slug) => [reference.manufacturerBySlug.get(slug)?.id ?? 0]),
  category: ({ reference }, filter) => byId(filter, sql`p.category_id`, (slug) => reference.categoryBySlug.get(slug)?.family ?? []),
  package: ({ reference }, filter) => {
    const wanted = { in: spellings(reference, filter.in), not_in: spellings(reference, filter.not_in) };
    return chosen({ ...filter, ...wanted }, sql`coalesce(p.package, '')`);
  },
  lifecycle: (_view, filter) => chosen(filter, sql`p.lifecycle`, lifecycles),
  packaging: (_view, filter) => {
    const wanted = known(packagings, filter.in);
    const unwanted = known(packagings, filter.not_in);
    return [
      ...(wanted ? [packedAs(wanted)] : []),
      ...(unwanted?.length ? [{ key: 'packaging', test: sql`not ${packedAs(unwanted).test}` }] : []),
    ];
  },
  // No part has a supplier yet: a filter for one finds nothing, without one everything.
  supplier: (_view, filter) => (filter.in ? [{ key: 'supplier', test: sql`false` }] : []),
  in_stock: (_view, filter) => yesNo(filter, isAvailable),
  rohs: (_view, filter) => yesNo(filter, isRohs),
  price: (view, { min, max, eq }, path) => priceCondition(view, min ?? eq, max ?? eq, `${path}.min`, `${path}.max`),
};

/** The conditions of one filter; an unknown key is `validation_failed` at `{path}.key`. */
export function readFilter(view: View, { category }: Scope, filter: ParsedFilter, path: string): Condition[] {
  const fixed = Object.hasOwn(fixedKeys, filter.key) ? fixedKeys[filter.key] : undefined;
  if (fixed) {
    const conditions = fixed(view, filter, path);
    if (conditions.length === 0 && !filter.not_in) throw invalidField(path, { code: 'required' });
    return conditions;
  }
  const use = isLeaf(category) ? category.attributes.find(({ attribute, facet }) => facet && attribute.key === filter.key) : undefined;
  if (!category || !use) throw invalidField(`${path}.key`, { code: 'not_allowed' });
  return readAttributeFilter(category.id, use, filter, path);
}

function known<Value extends string>(all: readonly Value[], values: readonly string[] | undefined): Value[] | undefined {
  return values && all.filter((value) => values.includes(value));
}

function chosen(filter: ParsedFilter, column: ReturnType<typeof sql>, all?: readonly string[]): Condition[] {
  const wanted = all ? known(all, filter.in) : filter.in;
  return [
    ...(wanted ? [oneOf(filter.key, column, wanted)] : []),
    ...(filter.not_in?.length ? [{ key: filter.key, test: sql`${column} <> all(${sql.param(filter.not_in)}::text[])` }] : []),
  ];
}

function byId(filter: ParsedFilter, column: ReturnType<typeof sql>, idsOf: (slug: string) => number[]): Condition[] {
  const conditions: Condition[] = [];
  const { key, in: wanted, not_in: unwanted } = filter;
  if (wanted) {
    const test = sql`${column} = any(${sql.param(wanted.flatMap(idsOf))}::int[])`;
    conditions.push({ key, test, chosen: (optionKey) => wanted.includes(optionKey) });
  }
  if (unwanted?.length) conditions.push({ key, test: sql`${column} <> all(${sql.param(unwanted.flatMap(idsOf))}::int[])` });
  return conditions;
}

function yesNo({ key, bool, in: values }: ParsedFilter, test: ReturnType<typeof sql>): Condition[] {
  const wanted = bool ?? (values?.length === 1 ? values[0] === 'true' : undefined);
  if (wanted === undefined) return [];
  return [{ key, test: wanted ? test : sql`not coalesce(${test}, false)`, chosen: (optionKey) => optionKey === String(wanted) }];
}

/** Package names that occur for what was asked: `SOT23` stands for `SOT-23`. */
function spellings({ census }: Reference, names: readonly string[] | undefined): string[] | undefined {
  if (!names) return undefined;
  const codes = new Set(names.map(codeKey));
  const occurring = census.flatMap((row) => (row.package !== null && codes.has(codeKey(row.package)) ? [row.package] : []));
  return [...new Set([...names, ...occurring])];
}
