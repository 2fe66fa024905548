import { findWords } from './find-text.ts';
import type { Predicate } from '#server/search/predicate.ts';
import type { View } from '#server/search/view/view.ts';

/** For each word the parts that have it; null for none. */
export type WordParts = ReadonlyMap<string, Predicate | null>;

export type PartsOf = (words: Iterable<string>) => Promise<WordParts>;

/** Asks for words, for each but once: frequent ones are those of tens of thousands of parts. */
export function wordParts(view: View): PartsOf {
  const known = new Map<string, Predicate | null>();
  return async (words) => {
    const fresh = [...new Set(words)].filter((word) => !known.has(word));
    const found = await findWords(view, fresh);
    for (const [place, word] of fresh.entries()) known.set(word, found[place] ?? null);
    return known;
  };
}
