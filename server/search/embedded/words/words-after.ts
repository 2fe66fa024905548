import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { letOthers } from '#server/kernel/slices.ts';
import type { WordForm } from '#server/search/word-query.ts';
import { type HeldForm, type HeldWords, nameOf } from './held-words.ts';
import { changed } from './id-set.ts';

/** Of more parts the words are read again when somebody asks for them. */
const mostParts = 300;

interface WordsRow extends Record<string, unknown> {
  id: number;
  words: string[];
}

/** Gives up what is held: nobody knows which parts have other words. */
export function forgetWords({ held, reading }: HeldWords): void {
  reading.clear();
  held.clear();
}

/** Brings the words that are held to what parts say now, or no longer say. */
export async function renewWords(db: Database, words: HeldWords, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  if (ids.length > mostParts) return forgetWords(words);
  // What is on its way may be from before.
  words.reading.clear();
  const { rows } = await db.execute<WordsRow>(sql`
    select id, tsvector_to_array(search) as words from product where id = any(${sql.param(ids)}::int[]) and not hidden`);
  const having = new Map<string, number[]>();
  for (const { id, words: own } of rows) for (const word of own) having.set(word, [...(having.get(word) ?? []), id]);
  // From the one that was not asked for the longest, so that they stay in this order.
  for (const { form, parts } of [...words.held.values()].toReversed()) {
    // oxlint-disable-next-line no-await-in-loop -- the others' turn
    await letOthers();
    const next: HeldForm = { form, parts: changed(parts, ids, partsWith(having, form)) };
    // Whoever asked for another form meanwhile may have taken its place.
    if (words.held.has(nameOf(form))) words.held.set(nameOf(form), next);
  }
}

function partsWith(having: ReadonlyMap<string, readonly number[]>, { text, isBeginning }: WordForm): number[] {
  if (!isBeginning) return [...(having.get(text) ?? [])];
  const begun = [...having].flatMap(([word, ids]) => (word.startsWith(text) ? ids : []));
  return [...new Set(begun)];
}
