/** Counts for the filter rail. Counts of a key leave out that key's own conditions, so a chosen value does not hide its neighbors. */
import type { CodeColumn, Row } from './columns.ts';
import type { Condition } from './condition.ts';

export interface Candidates {
  /** Rows that meet all conditions. */
  matching: Int32Array;
  /** By key: rows that only miss conditions of that key. */
  missing: ReadonlyMap<string, Int32Array>;
}

/** Tests each row once; what misses two keys counts nowhere. */
export function findCandidates(rows: Int32Array, conditions: readonly Condition[]): Candidates {
  if (conditions.length === 0) return { matching: rows, missing: new Map() };
  const keys = [...new Set(conditions.map(({ key }) => key))];
  const tests = keys.map((key) => conditions.filter((one) => one.key === key).map(({ test }) => test));
  const matching: Row[] = [];
  const missing = keys.map((): Row[] => []);
  for (const row of rows) {
    const missed = findMissed(tests, row);
    if (missed === none) matching.push(row);
    else if (missed !== several) missing[missed]?.push(row);
  }
  return { matching: Int32Array.from(matching), missing: new Map(keys.map((key, index) => [key, Int32Array.from(missing[index] ?? [])])) };
}

const none = -1;
const several = -2;

/** Place of the one key that a row misses, or `none` or `several`. */
function findMissed(tests: readonly (readonly ((row: Row) => boolean)[])[], row: Row): number {
  let missed = none;
  for (let place = 0; place < tests.length; place += 1) {
    if (tests[place]?.every((test) => test(row))) continue;
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

export function countRows(candidates: Candidates, key: string, test: (row: Row) => boolean): number {
  let count = 0;
  for (const rows of countable(candidates, key)) {
    for (const row of rows) if (test(row)) count += 1;
  }
  return count;
}
