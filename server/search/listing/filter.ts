/** Reads one filter of a query: fixed keys work everywhere, parameters inside one leaf category. */
import { type ParsedFilter, lifecycles, packagings } from '#contract/api/part.ts';
import { invalidField } from '#server/kernel/store-error.ts';
import { readAttributeFilter } from './attribute-filter.ts';
import { type Condition, priceCondition } from './condition.ts';
import { packagesCalled } from '#server/search/keyword/known-packages.ts';
import { type Predicate, isAvailable, not } from '#server/search/predicate.ts';
import { isLeaf } from '#server/search/reference.ts';
import type { Scope } from './scope.ts';
import type { View } from '#server/search/view/view.ts';

type FixedReader = (view: View, filter: ParsedFilter, path: string) => Condition[];

const fixedKeys: Record<string, FixedReader> = {
  manufacturer: ({ reference }, filter) =>
    oneOf(filter, (slugs) => ({ is: 'manufacturer', ids: slugs.flatMap((slug) => reference.manufacturerBySlug.get(slug)?.id ?? []) })),
  category: ({ reference }, filter) =>
    oneOf(filter, (slugs) => ({ is: 'category', ids: slugs.flatMap((slug) => reference.categoryBySlug.get(slug)?.family ?? []) })),
  package: ({ reference }, filter) => oneOf(filter, (names) => ({ is: 'package', names: packagesCalled(reference, names) })),
  lifecycle: (_view, filter) => oneOf(filter, (names) => ({ is: 'lifecycle', names: lifecycles.filter((one) => names.includes(one)) })),
  packaging: (_view, filter) => oneOf(filter, (names) => ({ is: 'packaging', names: packagings.filter((one) => names.includes(one)) })),
  supplier: ({ reference }, filter) =>
    oneOf(filter, (slugs) => ({ is: 'manufacturer', ids: slugs.flatMap((slug) => reference.suppliers.get(slug) ?? []) })),
  in_stock: (_view, filter) => yesNo(filter, isAvailable),
  rohs: (_view, filter) => yesNo(filter, { is: 'rohs' }),
  price: (view, { min, max, eq }, path) => priceCondition(view, [min ?? eq, `${path}.min`], [max ?? eq, `${path}.max`]),
};

/** The conditions of one filter; an unknown key is `validation_failed` at `{path}.key`. */
export function readFilter(view: View, { category }: Pick<Scope, 'category'>, filter: ParsedFilter, path: string): Condition[] {
  const fixed = Object.hasOwn(fixedKeys, filter.key) ? fixedKeys[filter.key] : undefined;
  if (fixed) {
    const conditions = fixed(view, filter, path);
    if (conditions.length === 0 && !filter.not_in) throw invalidField(path, { code: 'required' });
    return conditions;
  }
  const leaf = isLeaf(category) ? category : null;
  const use = leaf?.attributes.find(({ attribute, facet }) => facet && attribute.key === filter.key);
  if (!leaf || !use) throw invalidField(`${path}.key`, { code: 'not_allowed' });
  return readAttributeFilter(leaf, use, filter, path);
}

function oneOf({ key, in: wanted, not_in: unwanted }: ParsedFilter, having: (keys: readonly string[]) => Predicate): Condition[] {
  const conditions: Condition[] = [];
  if (wanted) conditions.push({ key, predicate: having(wanted), chosen: (optionKey) => wanted.includes(optionKey) });
  if (unwanted?.length) conditions.push({ key, predicate: not(having(unwanted)) });
  return conditions;
}

function yesNo({ key, bool, in: values }: ParsedFilter, predicate: Predicate): Condition[] {
  const wanted = bool ?? (values?.length === 1 ? values[0] === 'true' : undefined);
  if (wanted === undefined) return [];
  return [{ key, predicate: wanted ? predicate : not(predicate), chosen: (optionKey) => optionKey === String(wanted) }];
}
