import { codeKey, fold } from '#server/rules/fold.ts';
import { spellings, wordStem } from '#server/rules/word-stem.ts';
import { knownNames } from './known-names.ts';
import type { CategoryEntry, Reference } from './reference.ts';

interface Named {
  entry: CategoryEntry;
  codes: ReadonlySet<string>;
  /** Its names without the endings of their words. */
  stems: ReadonlySet<string>;
}

const made = new WeakMap<Reference, Named[]>();

function namedCategories(reference: Reference): Named[] {
  const known = made.get(reference);
  if (known) return known;
  const named = knownNames(reference).categories.map(({ entry, names }) => ({
    entry,
    codes: new Set(names.map(codeKey)),
    stems: new Set(names.map(stemKey)),
  }));
  made.set(reference, named);
  return named;
}

function stemKey(name: string): string {
  const words = name.split(/[\s-]+/).map(wordStem);
  return codeKey(words.join(' '));
}

/**
 * The one category that a keyword names, with or without hyphens, in whatever form; none where several do that do not lie in one of
 * them.
 */
export function categoryNamed(reference: Reference, keyword: string): CategoryEntry | null {
  const code = codeKey(keyword);
  if (code === '') return null;
  const categories = namedCategories(reference);
  const exact = categories.filter(({ codes }) => codes.has(code));
  const stems = spellings(fold(keyword)).map(stemKey);
  const [first, ...others] = exact.length > 0 ? exact : categories.filter((category) => stems.some((stem) => category.stems.has(stem)));
  if (!first || others.some(({ entry }) => !first.entry.family.includes(entry.id))) return null;
  return first.entry;
}
