import { useState } from 'react';
import { type BillLine, isShort } from './bom-bill.ts';

/** Rows that go into the cart: all that are there now, until the buyer says otherwise. */
export interface Ticks {
  has: (row: BillLine) => boolean;
  set: (rows: readonly BillLine[], on: boolean) => void;
  ticked: BillLine[];
  /** Rows to be fitted that do not go into the cart. */
  rest: BillLine[];
}

export function useTicks(rows: readonly BillLine[]): Ticks {
  const [said, setSaid] = useState<Readonly<Record<number, boolean>>>({});
  const has = (row: BillLine) => row.choice !== null && (said[row.line.row] ?? !isShort(row));
  return {
    has,
    set: (changed, on) => setSaid((before) => ({ ...before, ...Object.fromEntries(changed.map(({ line }) => [line.row, on])) })),
    ticked: rows.filter(has),
    rest: rows.filter((row) => !row.line.dnp && row.line.needed > 0 && !has(row)),
  };
}
