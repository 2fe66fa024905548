import { type SQL, sql } from 'drizzle-orm';
import { hasNoSpaces, searchWords } from './search-words.ts';
import { byIndex } from '#server/db/by-index.ts';
import { readIntegers } from '#server/db/packed.ts';
import { isJoiningWord } from '#server/rules/everyday-words.ts';
import { codeKey } from '#server/rules/fold.ts';
import { isPackageName } from '#server/rules/quantity-names.ts';
import { splitKeyword } from '#server/rules/split-keyword.ts';
import { isInflected, spellings, wordStem } from '#server/rules/word-stem.ts';
import { readIds } from './scope.ts';
import type { View } from './view.ts';

/**
 * Ids of parts that have all words of a text, the last one as a beginning; when no part has them, of those that have their stems, then
 * of those that have them without the words that only join others.
 */
export async function findText(view: View, text: string): Promise<Int32Array> {
  const tokens = splitKeyword(text).filter(isNoLabel);
  const words = searchWords(tokens.join(' '));
  const joined = searchWords(tokens.filter((token) => !isJoiningWord(token)).join(' '));
  // A lone letter that is left says nothing.
  const attempts = [words.map(asWritten), words.map(inAnyForm), joined.some((word) => word.length > 1) ? joined.map(inAnyForm) : []];
  const queries = new Set(attempts.map((terms) => terms.join(' & ')).filter((query) => query !== ''));
  if (queries.size === 0) return new Int32Array();
  return byIndex(view.db, async (indexed) => {
    for (const query of queries) {
      const found = await readIds(indexed, having(query));
      if (found.length > 0) return found;
    }
    return new Int32Array();
  });
}

/** For each word the ids of the parts that have it in any form. */
export async function findWords(view: View, words: readonly string[]): Promise<Int32Array[]> {
  const queries = words.map((word) => searchWords(word).map((one) => inAnyForm(one, 0, [one, ''])));
  const columns = queries.map((terms, place) =>
    terms.length === 0
      ? sql`null::bytea as ${sql.identifier(`word${place}`)}`
      : sql`(select string_agg(int4send(id), '') from (${having(terms.join(' & '))}) found) as ${sql.identifier(`word${place}`)}`,
  );
  if (columns.length === 0) return [];
  const { rows } = await byIndex(view.db, (indexed) =>
    indexed.execute<Record<string, Buffer | null>>(sql`select ${sql.join(columns, sql`, `)}`),
  );
  return words.map((_, place) => readIntegers(rows[0]?.[`word${place}`] ?? null));
}

function having(query: string): SQL {
  return sql`select id from product where search @@ ${query}::tsquery`;
}

/** `Bauform` of `Bauform 0603` only tells what 0603 is; no part has the word. */
function isNoLabel(token: string, place: number, { [place + 1]: next = '' }: readonly string[]): boolean {
  return !isPackageName(codeKey(token)) || !/\d/.test(next);
}

/** `lm358` of `LM358 op amp` is the beginning of many numbers and the whole of none. */
const numberBeginning = /^[a-z]+\d{2,}/;

// Search words are letters, digits and points only, so quoting them is enough.
const exactly = (word: string) => `'${word}'`;
const beginning = (word: string) => `'${word}':*`;

function asWritten(word: string, place: number, { length }: readonly string[]): string {
  if (isInflected(word)) return beginning(wordStem(word));
  // A lone letter begins far too many words to mean one of them.
  if (place === length - 1) return /^[a-z0-9]$/.test(word) ? exactly(word) : beginning(word);
  // A Chinese or Japanese word may be the beginning of a compound wherever it stands.
  return hasNoSpaces(word) || numberBeginning.test(word) ? beginning(word) : exactly(word);
}

function inAnyForm(word: string, place: number, words: readonly string[]): string {
  const stems = spellings(word).map((one) => wordStem(one));
  if (stems.every((stem) => stem === word)) return asWritten(word, place, words);
  // What is left of a color is one sign, with which much else begins: 赤 is no 赤外線.
  return `(${[asWritten(word, place, words), ...stems.map(hasNoSpaces(word) ? exactly : beginning)].join(' | ')})`;
}

/** The words of a text, each in any form, as terms of a `tsquery` for vectors of `indexWords`. */
export function wordForms(text: string): string[] {
  return searchWords(text).map(inAnyForm);
}
