/** Reads a bill beside the server's own thread. Files come from anybody, so this thread has limits (`read-aside.ts`). */
import { StoreError, type StoreErrorOptions } from '#server/kernel/store-error.ts';
import type { ErrorCode } from '#contract/api/error.ts';
import { type BomChoices, type ReadBom, readBom } from './read-bom.ts';
import { type GivenLine, readGiven } from './read-given.ts';
import { readTables, readTyped } from './read-table.ts';

/** A file, a text or lines. */
export type Bill = Uint8Array | string | readonly GivenLine[];

/** A bill, and what the buyer says about it. */
export interface ReadOrder {
  bill: Bill;
  choices: BomChoices;
}

/** An error keeps only its message on the way between threads. */
export type ReadAnswer = { read: ReadBom } | { refused: { code: ErrorCode; options: StoreErrorOptions } };

export default function read({ bill, choices }: ReadOrder): ReadAnswer {
  try {
    return { read: readBill(bill, choices) };
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    return { refused: { code: error.code, options: error.options } };
  }
}

function readBill(bill: Bill, choices: BomChoices): ReadBom {
  if (typeof bill === 'string') return readBom(readTyped(bill), choices);
  return bill instanceof Uint8Array ? readBom(readTables(bill), choices) : readGiven(bill);
}
