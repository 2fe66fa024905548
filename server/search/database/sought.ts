/** Parts by their numbers and words, as the indexes of the database find them. */
import { type SQL, sql } from 'drizzle-orm';
import { byIndex } from '#server/db/by-index.ts';
import type { Database } from '#server/db/client.ts';
import { executePrepared } from '#server/db/prepared.ts';
import { readIntegers } from '#server/db/packed.ts';
import type { Sought } from '#server/search/predicate.ts';
import { wordTerms } from '#server/search/keyword/word-terms.ts';

type Kinds = Sought['is'];

/** No sign comes after it. */
const lastSign = '\u{10FFFF}';

const conditions: { [Kind in Kinds]: (sought: Extract<Sought, { is: Kind }>) => SQL } = {
  sku: ({ code }) => sql`id in (select product_id from offer where sku = ${code} and not hidden)`,
  number: ({ code }) => sql`mpn_code = ${code}`,
  // Not `like`: a statement that is planned once knows no pattern, and would read all numbers.
  number_beginning: ({ code }) => sql`mpn_code ~>=~ ${code} and mpn_code ~<=~ ${`${code}${lastSign}`}`,
  number_core: ({ figures }) => hasCore(figures),
  words: ({ query }) => {
    const terms = wordTerms(query);
    return terms === '' ? sql`false` : sql`search @@ ${terms}::tsquery`;
  },
};

/** `7805` is what an L7805CV has between its letters. */
export const hasCore = (core: string): SQL => sql`mpn_key like ${`%${core}%`} and mpn_key ~ ${`^[A-Z]{1,4}${core}([A-Z]|$)`}`;

function partsOf(sought: Sought): SQL {
  // The compiler does not see that condition and predicate are of the same kind.
  const condition = conditions[sought.is] as (sought: Sought) => SQL;
  return sql`from product where ${condition(sought)} and not hidden`;
}

/** For each the ids of its parts, by one statement. */
export async function readSought(db: Database, sought: readonly Sought[]): Promise<Int32Array[]> {
  const told = await ask<Buffer>(db, sought, (one) => sql`select string_agg(int4send(id), '') ${partsOf(one)}`);
  return told.map(readIntegers);
}

/** For each whether there are any, by one statement. */
export async function soughtExist(db: Database, sought: readonly Sought[]): Promise<boolean[]> {
  const told = await ask<boolean>(db, sought, (one) => sql`select exists (select ${partsOf(one)})`);
  return told.map((isThere) => isThere === true);
}

async function ask<Column>(db: Database, sought: readonly Sought[], select: (one: Sought) => SQL): Promise<(Column | null)[]> {
  if (sought.length === 0) return [];
  const columns = sought.map((one, place) => sql`(${select(one)}) as ${sql.identifier(nameOf(place))}`);
  const statement = sql`select ${sql.join(columns, sql`, `)}`;
  // The planner would rather read the whole table for a frequent word.
  const hasWords = sought.some(({ is }) => is === 'words');
  const { rows } = await (hasWords
    ? byIndex(db, (indexed) => indexed.execute<Record<string, Column | null>>(statement))
    : executePrepared<Record<string, Column | null>>(db, statement));
  return sought.map((_, place) => rows[0]?.[nameOf(place)] ?? null);
}

const nameOf = (place: number): string => `part${place}`;
