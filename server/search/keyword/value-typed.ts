/** What a keyword of one word is as a value, though part numbers begin so, too. */
import { printedCode } from '#contract/value/printed-code.ts';

const resistance = /^\d{1,3}(?:[.,]\d{1,2})?[kKMR]$/;
/** Of the steps that every drawer has: other figures are as often the end of a part's number, as `741` and `339` are. */
const capacitance = /^(?:10|22|47)[3-7]$/;

/** The value, written out; null where the word is none. `104` alone is a capacitor's, `10M` a resistor's. */
export function valueTyped(keyword: string): string | null {
  const word = keyword.trim();
  if (resistance.test(word)) return word;
  return capacitance.test(word) ? printedCode(word, 'F') : null;
}
