/** Reads one filter of a query: fixed keys work everywhere, parameters inside one leaf category. */
import { type ParsedFilter, lifecycles } from '#contract/api/part.ts';
import { codeKey } from '#server/rules/fold.ts';
import { invalidField } from '#server/kernel/store-error.ts';
import { readAttributeFilter } from './attribute-filter.ts';
import type { CodeColumn } from './columns.ts';
import { type Condition, type Test, hasCode, isAvailable, isRohs, packedAs, priceCondition } from './condition.ts';
import { type Scope, isLeaf } from './scope.ts';
import type { View } from './view.ts';

type FixedReader = (view: View, scope: Scope, filter: ParsedFilter, path: string) => Condition[];

const fixedKeys: Record<string, FixedReader> = {
  manufacturer: ({ reference }, { columns }, filter) =>
    byCode(filter, columns.manufacturer, (slug) => [reference.manufacturerBySlug.get(slug)?.id ?? 0]),
  category: ({ reference }, { columns }, filter) =>
    byCode(filter, columns.category, (slug) => reference.categoryBySlug.get(slug)?.family ?? []),
  // `SOT23` stands for `SOT-23`.
  package: (_view, { columns }, filter) =>
    byCode(filter, columns.package, (name) => {
      const wanted = codeKey(name);
      return columns.packages.flatMap((one, code) => (code > 0 && codeKey(one) === wanted ? [code] : []));
    }),
  lifecycle: (_view, { columns }, filter) => byCode(filter, columns.lifecycle, (name) => [lifecycles.findIndex((one) => one === name) + 1]),
  packaging: (_view, { columns }, filter) => oneOf(filter, (names) => packedAs(columns, names)),
  supplier: ({ reference }, { columns }, filter) => byCode(filter, columns.manufacturer, (slug) => reference.suppliers.get(slug) ?? []),
  in_stock: (_view, { columns }, filter) => yesNo(filter, isAvailable(columns)),
  rohs: (_view, { columns }, filter) => yesNo(filter, isRohs(columns)),
  price: (view, { columns }, { min, max, eq }, path) =>
    priceCondition(view, columns, [min ?? eq, `${path}.min`], [max ?? eq, `${path}.max`]),
};

/** The conditions of one filter; an unknown key is `validation_failed` at `{path}.key`. */
export function readFilter(view: View, scope: Scope, filter: ParsedFilter, path: string): Condition[] {
  const fixed = Object.hasOwn(fixedKeys, filter.key) ? fixedKeys[filter.key] : undefined;
  if (fixed) {
    const conditions = fixed(view, scope, filter, path);
    if (conditions.length === 0 && !filter.not_in) throw invalidField(path, { code: 'required' });
    return conditions;
  }
  const { category } = scope;
  const use = isLeaf(category) ? category.attributes.find(({ attribute, facet }) => facet && attribute.key === filter.key) : undefined;
  if (!use) throw invalidField(`${path}.key`, { code: 'not_allowed' });
  return readAttributeFilter(scope, use, filter, path);
}

function byCode(filter: ParsedFilter, column: CodeColumn, codesOf: (key: string) => number[]): Condition[] {
  // Code 0 stands for parts without a value, which no key means.
  return oneOf(filter, (keys) =>
    hasCode(
      column,
      keys.flatMap(codesOf).filter((code) => code > 0),
    ),
  );
}

function oneOf({ key, in: wanted, not_in: unwanted }: ParsedFilter, testOf: (keys: readonly string[]) => Test): Condition[] {
  const conditions: Condition[] = [];
  if (wanted) conditions.push({ key, test: testOf(wanted), chosen: (optionKey) => wanted.includes(optionKey) });
  if (unwanted?.length) conditions.push({ key, test: not(testOf(unwanted)) });
  return conditions;
}

function not(test: Test): Test {
  return (row) => !test(row);
}

function yesNo({ key, bool, in: values }: ParsedFilter, test: Test): Condition[] {
  const wanted = bool ?? (values?.length === 1 ? values[0] === 'true' : undefined);
  if (wanted === undefined) return [];
  return [{ key, test: wanted ? test : not(test), chosen: (optionKey) => optionKey === String(wanted) }];
}
