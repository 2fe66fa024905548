import { isJoiningWord } from '#server/rules/keyword/everyday-words.ts';
import { codeKey } from '#server/rules/fold.ts';
import { isPackageName } from '#server/rules/keyword/quantity-names.ts';
import { splitKeyword } from '#server/rules/keyword/split-keyword.ts';
import type { WordForm } from '#server/search/word-query.ts';
import type { Predicate } from '#server/search/predicate.ts';
import { searchWords } from './search-words.ts';
import type { View } from '#server/search/view/view.ts';
import { asWritten, inAnyForm } from './word-forms.ts';

/**
 * The parts that have all words of a text, the last one as a beginning; when no part has them, those that have their stems, then those
 * that have them without the words that only join others; null for none.
 */
export function findText({ index }: View, text: string): Promise<Predicate | null> {
  const tokens = splitKeyword(text).filter(isNoLabel);
  const words = searchWords(tokens.join(' '));
  const joined = searchWords(tokens.filter((token) => !isJoiningWord(token)).join(' '));
  // A lone letter that is left says nothing.
  return index.byWords([
    words.map(onlyAsWritten),
    words.map(inAnyForm),
    joined.some((word) => word.length > 1) ? joined.map(inAnyForm) : [],
  ]);
}

function onlyAsWritten(word: string, place: number, words: readonly string[]): WordForm[] {
  return [asWritten(word, place, words)];
}

/** For each word the parts that have it in any form, null for none. */
export function findWords({ index }: View, words: readonly string[]): Promise<(Predicate | null)[]> {
  return index.byEachWord(words.map((word) => searchWords(word).map((one) => inAnyForm(one, 0, [one, '']))));
}

/** `Bauform` of `Bauform 0603` only tells what 0603 is; no part has the word. */
function isNoLabel(token: string, place: number, { [place + 1]: next = '' }: readonly string[]): boolean {
  return !isPackageName(codeKey(token)) || !/\d/.test(next);
}
