/**
 * What fields read besides numbers, symbols and sums: names of units, two units, signs of ranges and powers. Fetched when a field is
 * entered (`fetch-readings.ts`), so that no first view waits for it; until then, and without it, a field reads the rest.
 */
import type { Unit } from '#calculators/units.ts';
import type { Cursor } from './cursor.ts';
import type { Failure, Term } from './typed-terms.ts';

interface FurtherReadings {
  inParallel: (left: Term, right: Term, unit: Unit, shown: string) => Term | Failure;
  isConstant: (text: string) => boolean;
  isOneRange: (plain: string) => boolean;
  isRange: (left: Term, right: Term, unit: Unit) => boolean;
  linkAt: (cursor: Cursor) => 'parallel' | 'times' | null;
  raised: (cursor: Cursor, base: Term | Failure, sign: 1 | -1) => Term | Failure | null;
  readConstant: (cursor: Cursor, sign: 1 | -1, readBrackets: (cursor: Cursor) => Term | Failure) => Term | Failure | null;
  unitWordAtStart: (text: string, unit: Unit, shown: string, tag: string) => { name: string; length: number } | null;
  warmer: (left: Term, right: Term, sign: 1 | -1, unit: Unit, shown: string) => Term | null;
  withSigns: (plain: string) => string;
  withSmaller: (cursor: Cursor, term: Term, sign: 1 | -1) => Term;
  withoutTolerance: (text: string) => string;
}

let fetched: FurtherReadings | null = null;

export const furtherReadings = (): FurtherReadings | null => fetched;

export function keepReadings(readings: FurtherReadings): void {
  fetched = readings;
}
