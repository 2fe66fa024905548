import { namingBy } from '#server/rules/keyword/category-names.ts';
import { longestPhrase, readWords } from '#server/rules/keyword/keyword-words.ts';
import { splitKeyword } from '#server/rules/keyword/split-keyword.ts';
import type { CategoryEntry, Reference } from '#server/search/reference.ts';
import { knownNames } from './known-names.ts';
import { segmentWords } from './segment-words.ts';

const most = 6;

/** The kinds of part that a keyword names which finds nothing, `sensors` of `ultrasonic sensor`: by the name of most words, else by a word of one. */
export function categoriesNear(reference: Reference, keyword: string): CategoryEntry[] {
  const words = readWords(segmentWords(reference, splitKeyword(keyword)));
  const places = words.tokens.flatMap((_, at) => (words.isJoining[at] || words.quantities[at] ? [] : at));
  const { categories } = knownNames(reference);
  const named = (length: number, naming: 'whole' | 'word') =>
    categories.filter(({ names }) => places.some((at) => namingBy([names], words, at, length) === naming)).map(({ entry }) => entry);
  for (let length = Math.min(longestPhrase, words.tokens.length); length > 0; length -= 1) {
    const found = named(length, 'whole');
    if (found.length > 0) return outermost(found);
  }
  return outermost(named(1, 'word'));
}

/** Without those that lie in another. */
function outermost(found: readonly CategoryEntry[]): CategoryEntry[] {
  return found.filter(({ id }) => !found.some((other) => other.id !== id && other.family.includes(id))).slice(0, most);
}
