/**
 * The parts of words that somebody has asked for. The database takes up to 60 ms for a word that most parts have, since it looks at each
 * of them, and the same few hundred words stand in most keywords.
 */
import { LRUCache } from 'lru-cache';
import { fromPrimary, readsCopy } from '#server/db/call-scope.ts';
import type { Database } from '#server/db/client.ts';
import { isDatabaseAway } from '#server/kernel/database-trouble.ts';
import { readSought } from '#server/search/database/sought.ts';
import type { WordForm } from '#server/search/word-query.ts';
import { type IdSet, bytesOf, idSet } from './id-set.ts';

export interface HeldForm {
  form: WordForm;
  parts: IdSet;
}

export interface HeldWords {
  /** By `nameOf`. */
  held: LRUCache<string, HeldForm>;
  /** What is being read; it is held only if it still stands here when it has come. */
  reading: Map<string, Promise<IdSet>>;
}

/** Bytes: a thousand words that most of 65,000 parts have. */
const mostBytes = 8 * 2 ** 20;
/** Of what is kept beside the ids of a form. */
const bytesBeside = 200;

export function noWords(): HeldWords {
  const held = new LRUCache<string, HeldForm>({ maxSize: mostBytes, sizeCalculation: ({ parts }) => bytesOf(parts) + bytesBeside });
  return { held, reading: new Map() };
}

/** Words are letters, digits and points. */
export const nameOf = ({ text, isBeginning }: WordForm): string => (isBeginning ? `${text}*` : text);

/** The visible parts of each form by its name, read where they are not held. */
export async function partsOfForms(db: Database, { held, reading }: HeldWords, forms: readonly WordForm[]): Promise<Map<string, IdSet>> {
  const asked = new Map(forms.map((form) => [nameOf(form), form]));
  const fresh = [...asked].filter(([name]) => !held.has(name) && !reading.has(name));
  if (fresh.length > 0) read(db, { held, reading }, fresh);
  const found = [...asked.keys()].map(
    async (name) => [name, held.get(name)?.parts ?? (await reading.get(name)) ?? idSet(new Int32Array())] as const,
  );
  return new Map(await Promise.all(found));
}

/** One statement for all; whoever else asks meanwhile waits for it. */
function read(db: Database, { held, reading }: HeldWords, forms: readonly [name: string, form: WordForm][]): void {
  const ask = () =>
    readSought(
      db,
      forms.map(([, form]) => ({ is: 'words', query: [[form]] })),
    );
  // A copy of the database may not have yet what a look at another one has told of.
  const told = fromPrimary(ask);
  const orOfCopy = told.catch((error: unknown) => {
    if (!readsCopy() || !isDatabaseAway(error)) throw error;
    return ask();
  });
  for (const [place, [name, form]] of forms.entries()) {
    const one = orOfCopy.then((sets) => idSet(sets[place] ?? new Int32Array()));
    reading.set(name, one);
    const isWanted = () => reading.get(name) === one;
    void Promise.all([told, one])
      .then(([, parts]) => isWanted() && held.set(name, { form, parts }))
      // Whoever waits for it sees the failure; the next one asks anew.
      .catch(() => {})
      .finally(() => isWanted() && reading.delete(name));
  }
}
