import { invalidField } from '#server/kernel/store-error.ts';
import { type Condition, isTrue, priceCondition } from './condition.ts';
import { readFilter } from './filter.ts';
import type { ListQuery } from '#server/http/list-query.ts';
import { isAvailable } from '#server/search/predicate.ts';
import type { Scope } from './scope.ts';
import type { View } from '#server/search/view/view.ts';

/** All conditions of a query, one key after the other; throws `validation_failed` for what cannot be applied here. */
export function readConditions(view: View, scope: Pick<Scope, 'category'>, query: ListQuery): Condition[] {
  const conditions: Condition[] = [];
  if (query.in_stock) conditions.push({ key: 'in_stock', predicate: isAvailable, chosen: isTrue });
  if (query.rohs) conditions.push({ key: 'rohs', predicate: { is: 'rohs' }, chosen: isTrue });
  if (query.has_datasheet) conditions.push({ key: 'has_datasheet', predicate: { is: 'datasheet' }, chosen: isTrue });
  const { lifecycle, packaging } = query;
  if (lifecycle?.length) {
    const chosen = (key: string) => lifecycle.some((one) => one === key);
    conditions.push({ key: 'lifecycle', predicate: { is: 'lifecycle', names: lifecycle }, chosen });
  }
  if (packaging?.length) {
    const chosen = (key: string) => packaging.some((one) => one === key);
    conditions.push({ key: 'packaging', predicate: { is: 'packaging', names: packaging }, chosen });
  }
  conditions.push(...priceCondition(view, [query.price_min, 'price_min'], [query.price_max, 'price_max']));
  const seen = new Set<string>();
  for (const [index, filter] of (query.filters ?? []).entries()) {
    if (seen.has(filter.key)) throw invalidField(`filters.${index}.key`, { code: 'not_unique' });
    seen.add(filter.key);
    conditions.push(...readFilter(view, scope, filter, `filters.${index}`));
  }
  return conditions;
}
