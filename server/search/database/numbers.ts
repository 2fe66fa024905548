/** Part numbers by the indexes of the database: every engine leaves them to it, so they are found when that is away. */
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import type { Likeness, PartNumbers, SimilarNumber } from '#server/search/part-words.ts';
import { partsWith } from '#server/search/predicate.ts';
import { hasCore } from './sought.ts';

const mostCandidates = 300;
const mostAlike = 5;

export function databaseNumbers(db: Database): Pick<PartNumbers, 'withGtin' | 'beginningWithKey' | 'similarNumbers' | 'alikeBy'> {
  return {
    withGtin: async (gtin) => {
      const { rows } = await db.execute<{ id: number }>(
        sql`select id from product where gtin = ${gtin} and not hidden limit ${mostCandidates}`,
      );
      return rows.length === 0 ? null : partsWith(rows.map(({ id }) => id));
    },
    beginningWithKey: async (key, most) => {
      const { rows } = await db.execute<{ id: number; mpn: string }>(sql`
        select id, mpn from product where mpn_key like ${`${key}%`} and not hidden order by length(mpn_key), mpn_key limit ${most}`);
      return rows;
    },
    similarNumbers: (key, lengthWithin) => readSimilar(db, key, lengthWithin),
    alikeBy: (likeness, text) => readAlike(db, likeness, text),
  };
}

interface NumberRow extends SimilarNumber, Record<string, unknown> {}

function readSimilar(db: Database, key: string, lengthWithin: number): Promise<SimilarNumber[]> {
  return db.transaction(async (transaction) => {
    // Swapped neighbors leave a short number few trigrams of its own.
    await transaction.execute(sql`set local pg_trgm.similarity_threshold = ${sql.raw(key.length < 9 ? '0.15' : '0.25')}`);
    const { rows } = await transaction.execute<NumberRow>(sql`
      select mpn_key as key, min(mpn) as mpn, array_agg(id) as ids from product
      where mpn_key % ${key} and length(mpn_key) between ${key.length - lengthWithin} and ${key.length + lengthWithin} and not hidden
      group by mpn_key order by similarity(mpn_key, ${key}) desc, mpn_key limit ${mostCandidates}`);
    return rows;
  });
}

const ways: Record<Likeness, (text: string) => SQL> = {
  core: hasCore,
  beginning: (text) => sql`mpn_key like ${`${text}%`}`,
  // The threshold of the operator is higher than that of a slip of the finger.
  trigrams: (text) => sql`mpn_key % ${text} and similarity(mpn_key, ${text}) >= 0.4`,
};

async function readAlike(db: Database, likeness: Likeness, text: string): Promise<SimilarNumber[]> {
  const { rows } = await db.execute<NumberRow>(sql`
    select mpn_key as key, min(mpn) as mpn, array_agg(id) as ids from product where ${ways[likeness](text)} and not hidden
    group by mpn_key order by length(mpn_key), mpn_key limit ${mostAlike}`);
  return rows;
}
