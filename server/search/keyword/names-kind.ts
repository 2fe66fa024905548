import { readWords } from '#server/rules/keyword/keyword-words.ts';
import { isGenderName, isKindName } from '#server/rules/keyword/option-names.ts';

/** A kind of part that nothing has as an option, or half of a connector: whoever wants an OLED wants no other display, and a pin header is never female. */
export function namesKind(text: string): boolean {
  const [phrases] = readWords(text.split(' ')).phrases;
  return phrases?.some((phrase) => isKindName(phrase) || isGenderName(phrase.code)) ?? false;
}
