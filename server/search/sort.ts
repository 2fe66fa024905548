import { lifecycles } from '#contract/api/part.ts';
import type { Compare } from '#server/rules/select-first.ts';
import { invalidField } from '#server/kernel/store-error.ts';
import type { Row } from './columns.ts';
import { unitPriceOf } from './price.ts';
import { type Scope, isLeaf } from './scope.ts';
import type { View } from './view.ts';

/** One thing to sort by; rows without a value (NaN) come last in either direction. */
export interface SortKey {
  valueOf: (row: Row) => number;
  direction: 1 | -1;
}

type Make = (view: View, scope: Scope) => SortKey[];

const ascending = (valueOf: SortKey['valueOf']): SortKey => ({ valueOf, direction: 1 });
const descending = (valueOf: SortKey['valueOf']): SortKey => ({ valueOf, direction: -1 });
const over = (column: Int32Array | Float64Array) => (row: Row) => column[row] ?? Number.NaN;

const named: Record<string, Make> = {
  relevance: (_view, { columns, rank }) => [
    ...(rank ? [ascending(rank)] : []),
    descending((row) => Number((columns.available[row] ?? 0) > 0)),
    descending((row) => Number(columns.lifecycle.codes[row] === lifecycles.indexOf('active') + 1)),
    descending(over(columns.popularity)),
    ascending(over(columns.mpnLength)),
  ],
  price_asc: (view, { columns }) => [ascending(unitPriceOf(view, columns))],
  price_desc: (view, { columns }) => [descending(unitPriceOf(view, columns))],
  stock_desc: (_view, { columns }) => [descending(over(columns.available))],
  mpn_asc: (_view, { columns }) => [ascending(over(columns.mpnRank))],
  newest: (_view, { columns }) => [descending(over(columns.createdAt))],
  popular: (_view, { columns }) => [
    descending((row) => Number((columns.available[row] ?? 0) > 0)),
    descending(over(columns.popularity)),
    ascending(over(columns.mpnRank)),
  ],
};

/** The order of a list; a parameter that the category cannot be sorted by is `validation_failed`. */
export function readSort(view: View, scope: Scope, sort: string): SortKey[] {
  const make = named[sort];
  if (make) return make(view, scope);
  const [, key = '', direction = 'asc'] = sort.split(':');
  const use = isLeaf(scope.category) ? scope.category.attributes.find(({ attribute }) => attribute.key === key) : undefined;
  if (!use) throw invalidField('sort', { code: 'not_allowed' });
  const codes = scope.values.get(use.attribute.id)?.codes;
  const places = scope.columns.placeInCategory;
  const valueOf = (row: Row) => codes?.[places[row] ?? 0] || Number.NaN;
  return [direction === 'desc' ? descending(valueOf) : ascending(valueOf)];
}

/** How a scope is listed when nothing else is asked. */
export function defaultSort({ category }: Scope): string {
  return isLeaf(category) ? category.defaultSort : 'popular';
}

/** Compares rows by the keys, then by id, so that no two are equal. */
export function comparing(keys: readonly SortKey[]): Compare {
  return (a, b) => {
    for (const { valueOf, direction } of keys) {
      const [first, second] = [valueOf(a), valueOf(b)];
      if (first === second) continue;
      if (Number.isNaN(first)) {
        if (Number.isNaN(second)) continue;
        return 1;
      }
      if (Number.isNaN(second)) return -1;
      return first < second ? -direction : direction;
    }
    return a - b;
  };
}
