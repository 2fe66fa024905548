/** The rows of a set of parts, found from the shortest list that all of them are in. */
import type { PartSet } from '#server/search/part-index.ts';
import type { Predicate } from '#server/search/predicate.ts';
import { type Columns, rowsFor } from './columns.ts';
import { type Rows, all, passing, testOf } from './predicate-test.ts';
import { isSought } from './sought-ids.ts';

/** All that picks parts out. */
export function predicatesOf({ category, manufacturer, within }: PartSet): Predicate[] {
  return [
    ...(category ? [{ is: 'category', ids: category.family } as const] : []),
    ...(manufacturer ? [{ is: 'manufacturer', ids: [manufacturer.id] } as const] : []),
    ...within,
  ];
}

/** Each once. */
export function rowsOfSet(rows: Rows, set: PartSet): Int32Array {
  return rowsOfAll(rows, predicatesOf(set));
}

function rowsOfAll(rows: Rows, predicates: readonly Predicate[]): Int32Array {
  const [start] = predicates.flatMap((of) => listed(rows, of) ?? []).toSorted((a, b) => a.size - b.size);
  const found = start ? start.read() : rows.columns.all;
  const tests = predicates.filter((one) => one !== start?.of).map((one) => testOf(rows, one));
  return tests.length === 0 ? found : passing(found, all(tests));
}

/** The rows of a predicate, where they can be had without a look at all others. */
interface Listed {
  of: Predicate;
  /** At most so many. */
  size: number;
  read: () => Int32Array;
}

function listed(rows: Rows, of: Predicate): Listed | null {
  const { columns } = rows;
  const sought = isSought(of) ? rows.sought.get(of) : undefined;
  if (sought) return { of, size: sought.length, read: () => rowsFor(columns, sought).filter((row) => row >= 0) };
  if (of.is === 'part') return { of, size: of.ids.length, read: () => rowsFor(columns, of.ids).filter((row) => row >= 0) };
  if (of.is === 'category') {
    const lists = Array.from(of.ids).flatMap((id) => columns.rowsOf.get(id) ?? []);
    return { of, size: sum(lists.map(({ length }) => length)), read: () => joined(lists) };
  }
  if (of.is === 'all') {
    const sizes = of.of.flatMap((one) => listed(rows, one)?.size ?? []);
    return sizes.length === 0 ? null : { of, size: Math.min(...sizes), read: () => rowsOfAll(rows, of.of) };
  }
  if (of.is !== 'some') return null;
  const known = of.of.flatMap((one) => listed(rows, one) ?? []);
  if (known.length < of.of.length) return null;
  return { of, size: sum(known.map(({ size }) => size)), read: () => union(columns, known) };
}

const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);

function joined(lists: readonly Int32Array[]): Int32Array {
  const [first] = lists;
  if (first && lists.length === 1) return first;
  const rows = new Int32Array(sum(lists.map(({ length }) => length)));
  let filled = 0;
  for (const list of lists) {
    rows.set(list, filled);
    filled += list.length;
  }
  return rows;
}

function union({ all: every }: Columns, lists: readonly Listed[]): Int32Array {
  const isIn = new Uint8Array(every.length);
  for (const { read } of lists) for (const row of read()) isIn[row] = 1;
  return every.filter((row) => isIn[row] === 1);
}
