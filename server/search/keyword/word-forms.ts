/** In which forms a typed word may stand in what is said of a part. */
import { isColor } from '#server/rules/keyword/color-words.ts';
import { codeKey } from '#server/rules/fold.ts';
import { mountingMeant } from '#server/rules/package/housing-words.ts';
import { isInflected, spellings, wordStem } from '#server/rules/word-stem.ts';
import type { WordForm } from '#server/search/word-query.ts';
import { hasNoSpaces } from './search-words.ts';

/** `lm358` of `LM358 op amp` is the beginning of many numbers and the whole of none. */
const numberBeginning = /^[a-z]+\d{2,}/;

const exactly = (text: string): WordForm => ({ text, isBeginning: false });
const beginning = (text: string): WordForm => ({ text, isBeginning: true });

/** A word as it was typed, the last one as a beginning. */
export function asWritten(word: string, place: number, { length }: readonly string[]): WordForm {
  if (isInflected(word)) return beginning(wordStem(word));
  // A lone letter begins far too many words to mean one of them.
  if (place === length - 1) return /^[a-z0-9]$/.test(word) ? exactly(word) : beginning(word);
  // A Chinese or Japanese word may be the beginning of a compound wherever it stands.
  return hasNoSpaces(word) || numberBeginning.test(word) ? beginning(word) : exactly(word);
}

/** A word as it was typed, or any other form of it. */
export function inAnyForm(word: string, place: number, words: readonly string[]): WordForm[] {
  const mounting = mountingMeant(word);
  if (mounting !== null) return [asWritten(word, place, words), exactly(mounting)];
  const stems = spellings(word).map((one) => wordStem(one));
  if (stems.every((stem) => stem === word)) return [asWritten(word, place, words)];
  // With what is left of a color much else begins: 赤 is no 赤外線, and what is `vert` is not vertical.
  return [asWritten(word, place, words), ...stems.map(hasNoSpaces(word) || isColor(codeKey(word)) ? exactly : beginning)];
}
