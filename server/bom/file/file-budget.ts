/** What all parts of one file together may hold: whoever spreads much over many sheets gets no further than with one. */
import { unreadable } from './unreadable.ts';

const limits = {
  /** Tags of its documents; a sheet of 20,000 rows and twenty columns has fewer. */
  tags: 1_000_000,
  attributes: 4_000_000,
  /** Places up to the last filled one of each row. */
  places: 2_000_000,
  /** Of all cells, however few texts they share. */
  characters: 10_000_000,
  /** That a text in merged rows stands in. */
  mergedRows: 1_000_000,
  /** Columns that are hidden, one by one. */
  hiddenColumns: 100_000,
};

/** Counts something against what is left of it; throws beyond that. */
export type Spend = (what: keyof typeof limits, amount: number) => void;

export function openBudget(): Spend {
  const left = { ...limits };
  return (what, amount) => {
    left[what] -= amount;
    if (left[what] < 0) throw unreadable('too_large');
  };
}
