/** Counts for the filter rail. Counts of a key leave out that key's own conditions, so a chosen value does not hide its neighbors. */
import { letOthers } from '#server/kernel/slices.ts';
import type { CodeColumn, Row } from './columns.ts';
import { type Test, all } from './predicate-test.ts';

/** A condition of a key. */
export interface KeyedTest {
  key: string;
  test: Test;
}

export interface Candidates {
  /** Rows that meet all conditions. */
  matching: Int32Array;
  /** By key: rows that only miss conditions of that key. */
  missing: ReadonlyMap<string, Int32Array>;
}

/** Rows that are tested before others are answered. */
const rowsAtOnce = 8192;

/** Tests each row once; what misses two keys counts nowhere. */
export async function findCandidates(rows: Int32Array, conditions: readonly KeyedTest[]): Promise<Candidates> {
  if (conditions.length === 0) return { matching: rows, missing: new Map() };
  const keys = [...new Set(conditions.map(({ key }) => key))];
  const tests = keys.map((key) => all(conditions.filter((one) => one.key === key).map(({ test }) => test)));
  const matching: Row[] = [];
  const missing = keys.map((): Row[] => []);
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    // oxlint-disable-next-line no-await-in-loop -- the others' turn
    await letOthers();
    for (const row of rows.subarray(start, start + rowsAtOnce)) {
      const missed = findMissed(tests, row);
      if (missed === none) matching.push(row);
      else if (missed !== several) missing[missed]?.push(row);
    }
  }
  return { matching: Int32Array.from(matching), missing: new Map(keys.map((key, index) => [key, Int32Array.from(missing[index] ?? [])])) };
}

const none = -1;
const several = -2;

/** Place of the one key that a row misses, or `none` or `several`. */
function findMissed(tests: readonly Test[], row: Row): number {
  let missed = none;
  for (let place = 0; place < tests.length; place += 1) {
    if (tests[place]?.(row)) continue;
    if (missed !== none) return several;
    missed = place;
  }
  return missed;
}

/** Rows that count for a key: those that meet all other conditions. */
export function* countable({ matching, missing }: Candidates, key: string): Generator<Int32Array> {
  yield matching;
  const own = missing.get(key);
  if (own) yield own;
}

/** Number of parts for each code; code 0 counts those without a value. `placeOf` leads from a row to its place in the column. */
export function countCodes(
  candidates: Candidates,
  key: string,
  { codes, size }: CodeColumn,
  placeOf: Int32Array | null = null,
): Int32Array {
  const counts = new Int32Array(size);
  for (const rows of countable(candidates, key)) {
    for (const row of rows) {
      const code = codes[placeOf ? (placeOf[row] ?? 0) : row] ?? 0;
      counts[code] = (counts[code] ?? 0) + 1;
    }
  }
  return counts;
}

export function countRows(candidates: Candidates, key: string, test: Test): number {
  let count = 0;
  for (const rows of countable(candidates, key)) {
    for (const row of rows) if (test(row)) count += 1;
  }
  return count;
}
