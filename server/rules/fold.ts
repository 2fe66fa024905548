import { withoutMarks } from '#contract/without-marks.ts';
import { simplified } from './han-variants.ts';

/** Text as it is compared: as `withoutMarks` has it, in one form of a Chinese character. */
export function fold(text: string): string {
  return simplified(withoutMarks(text));
}

/** A coded name as it is compared: `SOT-23` and `sot23` are one. */
export function codeKey(text: string): string {
  return lettersOf(fold(text));
}

/** The `codeKey` of a text that is folded. */
export function lettersOf(folded: string): string {
  return folded.replace(/[^\p{L}\p{N}]+/gu, '');
}
