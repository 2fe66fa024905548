import { withoutMarks } from '#contract/without-marks.ts';
import { simplified } from './han-variants.ts';

/** Text as it is compared: as `withoutMarks` has it, in one form of a Chinese character. */
export function fold(text: string): string {
  return simplified(withoutMarks(text));
}

/** A part number as it is compared: upper case, only A–Z and 0–9. */
export function partKey(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

/**
 * A keyword as a part number; empty when it holds other than plain Latin letters. Those are words and units: without them
 * `конденсатор 100нФ` would be every number that begins with 100.
 */
export function typedPartKey(keyword: string): string {
  const text = keyword.replaceAll('™', '').normalize('NFKC');
  return /(?![A-Za-z])\p{L}|\p{M}/u.test(text) ? '' : partKey(text);
}

/** A coded name as it is compared: `SOT-23` and `sot23` are one. */
export function codeKey(text: string): string {
  return lettersOf(fold(text));
}

/** The `codeKey` of a text that is folded. */
export function lettersOf(folded: string): string {
  return folded.replace(/[^\p{L}\p{N}]+/gu, '');
}
