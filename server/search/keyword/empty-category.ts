import { comparable, isWhole } from '#server/rules/keyword/category-names.ts';
import { type ReadWords, longestPhrase, readWords } from '#server/rules/keyword/keyword-words.ts';
import { splitKeyword } from '#server/rules/keyword/split-keyword.ts';
import { knownNames } from './known-names.ts';
import type { CategoryEntry, Reference } from '#server/search/reference.ts';
import { segmentWords } from './segment-words.ts';

/** The category without parts that a keyword asks for; null where its words name one with parts as well, or better. */
export function emptyCategoryNamed(reference: Reference, keyword: string): CategoryEntry | null {
  const { categories, empty } = knownNames(reference);
  if (empty.length === 0) return null;
  const words = readWords(segmentWords(reference, splitKeyword(keyword)));
  for (let length = Math.min(longestPhrase, words.tokens.length); length > 0; length -= 1) {
    const isNamed = ({ names }: { names: string[] }) => isNamedBy(names, words, length);
    if (categories.some(isNamed)) return null;
    const found = empty.find(isNamed);
    if (found) return found.entry;
  }
  return null;
}

function isNamedBy(names: string[], words: ReadWords, length: number): boolean {
  return words.tokens.some((_, at) => at + length <= words.tokens.length && isWhole(comparable(names), words, at, length));
}
