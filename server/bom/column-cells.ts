/** What the cells of a column are, whatever its name. */
import { readKeywordQuantity } from '#server/rules/keyword/keyword-quantity.ts';
import { isNothing } from './match/fitting-words.ts';
import { areSurelyReferences } from './references.ts';

type Cells = readonly string[];

export function shareOf(cells: Cells, isOne: (cell: string) => boolean): number {
  return cells.length === 0 ? 0 : cells.filter(isOne).length / cells.length;
}

/** Nearly each number is the one before it and one more; `least` rows tell it from quantities that happen to rise. */
export function isRunning(cells: Cells, least = 3): boolean {
  if (cells.length < least || shareOf(cells, (cell) => /^\d{1,5}\.?$/.test(cell)) < 0.9) return false;
  const numbers = cells.map(Number);
  const steps = numbers.slice(1).filter((number, index) => number === (numbers[index] ?? 0) + 1);
  return steps.length >= 0.8 * (numbers.length - 1);
}

/** Numbers that Altium gives to the entries of its own libraries. */
const library = /^CMP-/;
const code = /^[A-Z0-9][A-Z0-9+./#-]{3,39}$/i;

/** A code of letters and digits that is no value: `100nF` is none. */
export function isPartNumber(cell: string): boolean {
  if (library.test(cell) || !code.test(cell) || !/\d/.test(cell) || !/[A-Z]/i.test(cell)) return false;
  return !areSurelyReferences(cell) && readKeywordQuantity(cell) === null;
}

/** Codes that only one shop has: `296-39066-1-ND` of DigiKey, `C1577` of LCSC. */
export function isDistributorCode(cell: string): boolean {
  return /-ND$/i.test(cell) || /^C\d{4,9}$/.test(cell);
}

const shops =
  /^(?:digi-?key|mouser|lcsc|szlcsc|jlc(?:pcb)?|farnell|newark|element ?14|rs|rs components|arrow|tme|reichelt|conrad|avnet|future|aliexpress|amazon|ebay|taobao|any)\b/iu;

export function isShop(cell: string): boolean {
  return shops.test(cell);
}

export function isFilled(cell: string): boolean {
  return cell !== '' && !isNothing(cell);
}
