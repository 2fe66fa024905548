import { lifecycles } from '#contract/api/part.ts';
import { invalidField } from '#server/kernel/store-error.ts';
import { type Condition, hasCode, hasDatasheet, isAvailable, isRohs, isTrue, packedAs, priceCondition } from './condition.ts';
import { readFilter } from './filter.ts';
import type { ListQuery } from '#server/http/list-query.ts';
import type { Scope } from './scope.ts';
import type { View } from './view.ts';

/** All conditions of a query, one key after the other; throws `validation_failed` for what cannot be applied here. */
export function readConditions(view: View, scope: Scope, query: ListQuery): Condition[] {
  const { columns } = scope;
  const conditions: Condition[] = [];
  if (query.in_stock) conditions.push({ key: 'in_stock', test: isAvailable(columns), chosen: isTrue });
  if (query.rohs) conditions.push({ key: 'rohs', test: isRohs(columns), chosen: isTrue });
  if (query.has_datasheet) conditions.push({ key: 'has_datasheet', test: hasDatasheet(columns), chosen: isTrue });
  const { lifecycle, packaging } = query;
  if (lifecycle?.length) {
    const codes = lifecycle.map((name) => lifecycles.indexOf(name) + 1);
    conditions.push({ key: 'lifecycle', test: hasCode(columns.lifecycle, codes), chosen: (key) => lifecycle.some((one) => one === key) });
  }
  if (packaging?.length) {
    conditions.push({ key: 'packaging', test: packedAs(columns, packaging), chosen: (key) => packaging.some((one) => one === key) });
  }
  conditions.push(...priceCondition(view, columns, [query.price_min, 'price_min'], [query.price_max, 'price_max']));
  const seen = new Set<string>();
  for (const [index, filter] of (query.filters ?? []).entries()) {
    if (seen.has(filter.key)) throw invalidField(`filters.${index}.key`, { code: 'not_unique' });
    seen.add(filter.key);
    conditions.push(...readFilter(view, scope, filter, `filters.${index}`));
  }
  return conditions;
}
