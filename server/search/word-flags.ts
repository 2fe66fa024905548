import { rowsFor } from './columns.ts';
import { findWords } from './find-text.ts';
import type { Scope } from './scope.ts';
import type { View } from './view.ts';

/** For each word a flag for every row of the parts that have it. */
export type WordFlags = ReadonlyMap<string, Uint8Array>;

export type FlagsOf = (words: Iterable<string>) => Promise<WordFlags>;

/** Asks for words, for each but once: frequent ones are those of tens of thousands of parts. */
export function wordFlags(view: View, { columns }: Scope): FlagsOf {
  const known = new Map<string, Uint8Array>();
  return async (words) => {
    const fresh = [...new Set(words)].filter((word) => !known.has(word));
    const found = await findWords(view, fresh);
    for (const [place, word] of fresh.entries()) {
      const flags = new Uint8Array(columns.ids.length);
      for (const row of rowsFor(columns, found[place] ?? new Int32Array())) if (row >= 0) flags[row] = 1;
      known.set(word, flags);
    }
    return known;
  };
}
