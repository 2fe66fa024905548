/** Values as keywords ask for them: exactly, at least or at most so much, between two ends, or below zero. */
import type { ParameterUnit } from '#contract/units.ts';
import { plainSigns } from '#contract/value/plain-signs.ts';
import { typedRange } from '#contract/value/typed-range.ts';
import { type KeywordQuantity, readKeywordQuantity } from './keyword-quantity.ts';

/** Units in which a supply, a load, a band or a value is asked for between two ends. */
const spanned: readonly ParameterUnit[] = ['V', 'A', 'Hz', 'F', 'H', 'Ω', 'W'];
const ends = /^\+?\d{1,4}(?:[.,]\d+)?[a-zµμΩ]{0,4}(?:\.{2,3}|[…~–-])\+?\d{1,4}(?:[.,]\d+)?(?:[kmµμunp]?(?:V|A|Hz|F|H|Ω|ohms?|W)|k)$/iu;
/** Of voltages alone: `-5V` tells another regulator, but nothing has less than no resistance. */
const belowZero = /^-[\d.,]{1,9}V(?:DC)?$/i;

/** The value of one token as it is asked for, or null when it reads as none. */
export function readAskedQuantity(token: string): KeywordQuantity | null {
  const text = plainSigns(token).replace(/^\+(?=[\d.,])/, '');
  if (ends.test(text)) return readSpan(text);
  if (belowZero.test(text)) return negated(readKeywordQuantity(text.slice(1)));
  const quantity = readKeywordQuantity(text === plainSigns(token) ? token : text);
  const bound = /^[>≥≧⩾]/u.test(text) ? 'at_least' : /^[<≤≦⩽]/u.test(text) ? 'at_most' : null;
  return quantity && bound ? { ...quantity, bound } : quantity;
}

function negated(quantity: KeywordQuantity | null): KeywordQuantity | null {
  return quantity && { ...quantity, readings: quantity.readings.map((one) => ({ ...one, value: -one.value })) };
}

function readSpan(text: string): KeywordQuantity | null {
  // `1k…2k` are ohms, as `1k` is.
  const whole = /\dk$/i.test(text) ? `${text}Ω` : text;
  const readings = spanned.flatMap((unit) => {
    const range = typedRange(whole, unit, null);
    return range.ok && range.low < range.high ? [{ unit, value: range.low, upTo: range.high }] : [];
  });
  return readings.length > 0 ? { readings } : null;
}
