/** Tells words that are part numbers from those that are not, without knowing the numbers. */
import { readKeywordQuantity } from './keyword-quantity.ts';
import { codeKey } from '#server/rules/fold.ts';

/** The figures behind a comma tell the reel: `74HC595D,118`. */
const latin = /^[A-Za-z\d][A-Za-z\d./#+_-]*(?:,\d{3})?$/;
const size = /^\d+(?:[.,]\d+)?x\d/i;

/** Whether a word may be a part number or a piece of one: letters with figures, or four figures and more. */
export function mayBeNumber(word: string): boolean {
  if (!latin.test(word) || size.test(word) || readKeywordQuantity(word) !== null) return false;
  const code = codeKey(word);
  return /^\d{4,}$/.test(code) || (code.length >= 4 && /\d/.test(code) && /[a-z]/.test(code));
}

/** Whether a word is a part number and nothing else that engineers write. */
export function isSurelyNumber(word: string): boolean {
  const code = codeKey(word);
  if (!mayBeNumber(word)) return false;
  return /[a-z]/.test(code) ? code.length >= 5 && code.replace(/\D/g, '').length >= 3 : code.length >= 8;
}

/** The four figures or more that makers put their own letters around, `7805` of `LM7805CT`; null for none. */
export function coreOf(word: string): string | null {
  return (
    codeKey(word)
      .match(/\d+/g)
      ?.find((figures) => figures.length >= 4) ?? null
  );
}

/** What makers of one and the same circuit or transistor begin its number with, `LM7805` and `L7805`, `2N3904` and `MMBT3904`. */
const sameBeginnings = [
  'lm l ua mc ka ne sa se tl njm ba an upc ca lf op rc sg uc xr icl',
  'cd hef hcf mc tc sn mm dm hd',
  'uln ulq mc tbd',
  '2n pn mmbt pmbt mps pzt fmmt kst',
  '1n ll mmsd mmbd mmsz bzx',
].map((line) => new Set(line.split(' ')));

/** Whether two numbers with the same four figures or more may be of the same circuit: `WS2812` is no `TPS2812`. */
export function mayBeSame(one: string, other: string): boolean {
  const [mine, theirs] = [one, other].map((number) => /^\d?[a-z]+/.exec(codeKey(number))?.[0] ?? '');
  if (mine === undefined || theirs === undefined) return false;
  return mine === theirs || mine === '' || theirs === '' || sameBeginnings.some((line) => line.has(mine) && line.has(theirs));
}

/** Numbers that name a circuit by themselves, with what makers write before them: `74HC00` of SN74HC00N, `78L05` of L78L05ABUTR, `SAMD21G18` of ATSAMD21G18A. */
const fullNumbers: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^[57]4[A-Z]{1,5}\d/, ['SN', 'MC', 'MM', 'DM', 'CD', 'HD', 'TC']],
  [/^7[89][LMS]\d\d/, ['L', 'LM', 'MC', 'UA', 'KA', 'NJM']],
  [/^(?:SAM[A-Z]?|X?MEGA|TINY)\d/, ['AT']],
];

/** What the numbers of a typed code (`rules/part-number.ts`) may begin with, too. */
export function withMakersLetters(code: string): string[] {
  return fullNumbers.flatMap(([number, letters]) => (number.test(code) ? letters.map((one) => one + code) : []));
}
