import { comparable, isWhole, namingBy } from '#server/rules/keyword/category-names.ts';
import { fold, lettersOf } from '#server/rules/fold.ts';
import { readWords } from '#server/rules/keyword/keyword-words.ts';
import { spellings, stemKey } from '#server/rules/word-stem.ts';
import { knownNames } from './known-names.ts';
import type { CategoryEntry, Reference } from '#server/search/reference.ts';

/**
 * The one category that a keyword names, with or without hyphens, in whatever form; none where several do that do not lie in one of
 * them.
 */
export function categoryNamed(reference: Reference, keyword: string): CategoryEntry | null {
  const folded = fold(keyword);
  const code = lettersOf(folded);
  if (code === '') return null;
  const { categories } = knownNames(reference);
  const exact = categories.filter(({ names }) => comparable(names).codes.has(code));
  const stems = spellings(folded).map(stemKey);
  const named = exact.length > 0 ? exact : categories.filter(({ names }) => stems.some((stem) => comparable(names).stems.has(stem)));
  const [first, ...others] = named;
  if (!first || others.some(({ entry }) => !first.entry.family.includes(entry.id))) return null;
  return first.entry;
}

/** Whether a word is the whole name of some category, be it one without parts. */
export function isCategoryName(reference: Reference, word: string): boolean {
  const { categories, empty } = knownNames(reference);
  const words = readWords([word]);
  return [...categories, ...empty].some(({ names }) => isWhole(comparable(names), words, 0, 1));
}

/** Whether a word is one of some category's name. */
export function isWordOfName(reference: Reference, word: string): boolean {
  const { categories } = knownNames(reference);
  const words = readWords([word]);
  return categories.some(({ names }) => ['whole', 'word'].includes(namingBy([names], words, 0, 1)));
}
