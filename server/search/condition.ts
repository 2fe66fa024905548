/** What a list is narrowed by. */
import { packagings } from '#contract/api/part.ts';
import type { CodeColumn, Columns, Row } from './columns.ts';
import { readPriceBound } from './price-bound.ts';
import { unitPriceOf } from './price.ts';
import type { View } from './view.ts';

export type Test = (row: Row) => boolean;

/** Narrows by one key; a facet's counts leave out the conditions of its own key. */
export interface Condition {
  key: string;
  test: Test;
  /** Chosen values of an option list, as their facet keys. */
  chosen?: (optionKey: string) => boolean;
  min?: number | null;
  max?: number | null;
}

export const isAvailable =
  ({ available }: Columns): Test =>
  (row) =>
    (available[row] ?? 0) > 0;
/** An exemption of the directive keeps a part lawful, so it counts as conforming. */
export const isRohs =
  ({ isRohs: flags }: Columns): Test =>
  (row) =>
    flags[row] === 1;

export const hasDatasheet =
  ({ hasDatasheet: flags }: Columns): Test =>
  (row) =>
    flags[row] === 1;

/** Chooses the one box of a yes-no facet. */
export function isTrue(optionKey: string): boolean {
  return optionKey === 'true';
}

export function hasCode({ codes, size }: CodeColumn, wanted: Iterable<number>): Test {
  const allowed = new Uint8Array(size);
  for (const code of wanted) allowed[code] = 1;
  return (row) => allowed[codes[row] ?? 0] === 1;
}

export function packedAs({ packagings: bits }: Columns, wanted: readonly string[]): Test {
  const mask = packagings.reduce((total, name, place) => (wanted.includes(name) ? total | (1 << place) : total), 0);
  return (row) => ((bits[row] ?? 0) & mask) !== 0;
}

/** Price bounds in major units of the view's currency, for the view's quantity; parts without a price are outside of any. */
export function priceCondition(
  view: View,
  columns: Columns,
  [from, fromPath]: [number | string | undefined, string],
  [to, toPath]: [number | string | undefined, string],
): Condition[] {
  if (from === undefined && to === undefined) return [];
  const min = from === undefined ? null : readPriceBound(from, fromPath);
  const max = to === undefined ? null : readPriceBound(to, toPath);
  const priceOf = unitPriceOf(view, columns);
  const [least, most] = [min ?? 0, max ?? Number.MAX_SAFE_INTEGER];
  const test: Test = (row) => {
    const price = priceOf(row);
    return price >= least && price <= most;
  };
  return [{ key: 'price', test, min: min && min / 1e6, max: max && max / 1e6 }];
}
