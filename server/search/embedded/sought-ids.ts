import type { Database } from '#server/db/client.ts';
import { readSought } from '#server/search/database/sought.ts';
import type { Predicate, Sought } from '#server/search/predicate.ts';
import type { HeldWords } from './words/held-words.ts';
import { wordIds } from './words/word-ids.ts';

/** Frequent words are those of tens of thousands of parts, and asked for several times in a call. */
const read = new WeakMap<Sought, Int32Array>();

/** The ids of each, read once. */
export async function soughtIds(db: Database, words: HeldWords, sought: readonly Sought[]): Promise<Map<Sought, Int32Array>> {
  const fresh = sought.filter((one) => !read.has(one));
  const worded = fresh.flatMap((one) => (one.is === 'words' ? one : []));
  const numbered = fresh.filter(({ is }) => is !== 'words');
  const queries = worded.map(({ query }) => query);
  const [ofWords, ofNumbers] = await Promise.all([wordIds(db, words, queries), readSought(db, numbered)]);
  for (const [place, one] of worded.entries()) read.set(one, ofWords[place] ?? new Int32Array());
  for (const [place, one] of numbered.entries()) read.set(one, ofNumbers[place] ?? new Int32Array());
  return new Map(sought.map((one) => [one, read.get(one) ?? new Int32Array()]));
}

/** For each whether some part is meant. */
export async function anySought(db: Database, words: HeldWords, sought: readonly Sought[]): Promise<boolean[]> {
  const ids = await soughtIds(db, words, sought);
  return sought.map((one) => (ids.get(one)?.length ?? 0) > 0);
}

/** The place of the first of which some part is meant; the next is asked for only when the one before has none. */
export async function firstSought(db: Database, words: HeldWords, sought: readonly Sought[]): Promise<number> {
  for (const [place, one] of sought.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- see above
    if ((await anySought(db, words, [one]))[0] === true) return place;
  }
  return -1;
}

export function isSought(predicate: Predicate): predicate is Sought {
  return (
    predicate.is === 'words' ||
    predicate.is === 'sku' ||
    predicate.is === 'number' ||
    predicate.is === 'number_beginning' ||
    predicate.is === 'number_core'
  );
}
