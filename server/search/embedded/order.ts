import type { SortKey } from '#server/search/part-index.ts';
import type { Compare } from '#server/rules/select-first.ts';
import type { Columns, Row } from './columns.ts';
import { type Rows, testOf } from './predicate-test.ts';
import { unitPriceOf } from './unit-price.ts';

type ValueOf = (row: Row) => number;

/** Compares rows by the keys, then by id, so that no two are equal; those without a value come last in either direction. */
export function comparing(rows: Rows, sorting: readonly SortKey[]): Compare {
  const keys = sorting.map((key) => ({ valueOf: valueOf(rows, key), direction: key.direction }));
  return (a, b) => {
    for (const key of keys) {
      const [first, second] = [key.valueOf(a), key.valueOf(b)];
      if (first === second) continue;
      if (Number.isNaN(first)) {
        if (Number.isNaN(second)) continue;
        return 1;
      }
      if (Number.isNaN(second)) return -1;
      return first < second ? -key.direction : key.direction;
    }
    return a - b;
  };
}

/** NaN where there is none. */
function valueOf(rows: Rows, key: SortKey): ValueOf {
  const { columns } = rows;
  if (key.by === 'price') return unitPriceOf(key.at, columns);
  if (key.by === 'given') return (row) => key.values.get(columns.ids[row] ?? 0) ?? 0;
  if (key.by === 'points') return pointsOf(rows, key);
  if (key.by === 'parameter') {
    const codes = rows.values.get(key.category)?.get(key.attribute)?.codes;
    return (row) => codes?.[columns.placeInCategory[row] ?? 0] || Number.NaN;
  }
  const column = columnOf(columns, key.by);
  return (row) => column[row] ?? Number.NaN;
}

function columnOf(columns: Columns, by: 'available' | 'popularity' | 'number' | 'number_length' | 'created'): Int32Array | Float64Array {
  return {
    available: columns.available,
    popularity: columns.popularity,
    number: columns.mpnRank,
    number_length: columns.mpnLength,
    created: columns.createdAt,
  }[by];
}

function pointsOf(rows: Rows, { of }: Extract<SortKey, { by: 'points' }>): ValueOf {
  const [only] = of;
  if (only && of.length === 1) {
    const test = testOf(rows, only.predicate);
    return (row) => (test(row) ? only.points : 0);
  }
  const scored = of.map(({ predicate, points }) => ({ test: testOf(rows, predicate), points }));
  return (row) => {
    let sum = 0;
    for (const { test, points } of scored) if (test(row)) sum += points;
    return sum;
  };
}
