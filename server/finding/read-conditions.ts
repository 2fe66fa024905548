import { sql } from 'drizzle-orm';
import { invalidField } from '#server/store-error.ts';
import { type Condition, isAvailable, isRohs, isTrue, oneOf, packedAs, priceCondition } from './condition.ts';
import { readFilter } from './filter.ts';
import type { ListQuery } from './list-query.ts';
import type { Scope } from './scope.ts';
import type { View } from './view.ts';

/** All conditions of a query, one key after the other; throws `validation_failed` for what cannot be applied here. */
export function readConditions(view: View, scope: Scope, query: ListQuery): Condition[] {
  const conditions: Condition[] = [];
  if (query.in_stock) conditions.push({ key: 'in_stock', test: isAvailable, chosen: isTrue });
  if (query.rohs) conditions.push({ key: 'rohs', test: isRohs, chosen: isTrue });
  if (query.has_datasheet) conditions.push({ key: 'has_datasheet', test: sql`p.datasheet is not null` });
  const { lifecycle, packaging } = query;
  if (lifecycle?.length) conditions.push(oneOf('lifecycle', sql`p.lifecycle`, lifecycle));
  if (packaging?.length) conditions.push(packedAs(packaging));
  conditions.push(...priceCondition(view, query.price_min, query.price_max, 'price_min', 'price_max'));
  const seen = new Set<string>();
  for (const [index, filter] of (query.filters ?? []).entries()) {
    if (seen.has(filter.key)) throw invalidField(`filters.${index}.key`, { code: 'not_unique' });
    seen.add(filter.key);
    conditions.push(...readFilter(view, scope, filter, `filters.${index}`));
  }
  return conditions;
}
