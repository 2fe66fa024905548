/**
 * The narrow columns of all visible parts, held in memory: what lists are filtered, counted and sorted by.
 * 60,000 parts take about 8 MB, and a category of 40,000 is counted in milliseconds, where the database needs a tenth of a second.
 */
import type { CurrencyCode } from '#contract/locale.ts';
import type { ParameterValue } from '#server/search/part-index.ts';

/** A place in the columns; parts are in the order of their ids. */
export type Row = number;

/** Values as small numbers; 0 stands for none. */
export interface CodeColumn {
  codes: Int32Array;
  /** Greatest code plus one. */
  size: number;
}

/** A parameter of a leaf category, by a row's place in it. Values have codes from 1, ascending; options are in the order of their list. */
export interface ValueColumn extends CodeColumn {
  values: (ParameterValue | null)[];
}

/** By attribute id. */
export type LeafValues = Map<number, ValueColumn>;

export interface Breaks {
  quantities: readonly number[];
  micros: readonly number[];
}

export interface Columns {
  /** Only some parts are held, so that values of the others need not be read. */
  isSome?: true;
  /** Every row, ascending. */
  all: Int32Array;
  ids: Int32Array;
  category: CodeColumn;
  manufacturer: CodeColumn;
  package: CodeColumn;
  /** Code -> name. */
  packages: string[];
  /** Code -> place in the contract's list plus one. */
  lifecycle: CodeColumn;
  isRohs: Uint8Array;
  hasDatasheet: Uint8Array;
  backorder: Uint8Array;
  /** Pieces that can be promised, as of the last read. */
  available: Int32Array;
  popularity: Int32Array;
  /** Part numbers as they are compared; another list whenever one of them is another, or has come or gone. */
  keys: readonly string[];
  /** Place in the order of part numbers, with gaps, and their length. */
  mpnRank: Int32Array;
  mpnLength: Int32Array;
  /** Seconds since 1970. */
  createdAt: Float64Array;
  /** A bit for each of the contract's packagings. */
  packagings: Int32Array;
  /** Breaks of row r are those from `breakStart[r]` to before `breakStart[r + 1]`, in millionths of the base currency. */
  breakStart: Int32Array;
  breakQuantity: Int32Array;
  breakMicros: Float64Array;
  /** Prices that were entered for a currency. */
  ownBreaks: Map<CurrencyCode, Map<Row, Breaks>>;
  /** Rows of a category, ascending, and each row's place among them. */
  rowsOf: Map<number, Int32Array>;
  placeInCategory: Int32Array;
  /** By leaf category, read when first asked for. */
  values: Map<number, Promise<LeafValues>>;
}

/** The row of a part, or -1. */
export function rowOf({ ids }: Pick<Columns, 'ids'>, id: number): Row {
  let low = 0;
  let high = ids.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = ids[middle] ?? 0;
    if (found === id) return middle;
    if (found < id) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** The rows of parts, -1 for those that are not visible; ids mostly come in ascending order, so each is looked for beside the last. */
export function rowsFor({ ids }: Pick<Columns, 'ids'>, wanted: ArrayLike<number>): Int32Array {
  const rows = new Int32Array(wanted.length);
  let last = -1;
  for (let place = 0; place < wanted.length; place += 1) {
    const id = wanted[place] ?? 0;
    last = ids[last + 1] === id ? last + 1 : rowOf({ ids }, id);
    rows[place] = last;
  }
  return rows;
}
