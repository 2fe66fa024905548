/** Part numbers by the indexes of the database: every engine may leave them to it, so they are found when that is away. */
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { readIntegers } from '#server/db/packed.ts';
import type { Likeness, PartNumbers, SimilarNumber } from '#server/search/part-words.ts';
import { type Predicate, partsWith } from '#server/search/predicate.ts';
import { beginningWith } from './code-pattern.ts';

const mostCandidates = 300;
const mostAlike = 5;

export function databaseNumbers(db: Database): Omit<PartNumbers, 'nearNumbers'> {
  return {
    byCode: (asked) => readCodes(db, asked),
    beginningWith: (code) => readParts(db, sql`mpn_code like ${beginningWith(code)}`),
    withCore: (figures) => readParts(db, hasCore(figures)),
    beginningWithKey: async (key, most) => {
      const { rows } = await db.execute<{ id: number; mpn: string }>(sql`
        select id, mpn from product where mpn_key like ${`${key}%`} and not hidden order by length(mpn_key), mpn_key limit ${most}`);
      return rows;
    },
    similarNumbers: (key, lengthWithin) => readSimilar(db, key, lengthWithin),
    alikeBy: (likeness, text) => readAlike(db, likeness, text),
  };
}

interface Codes extends Record<string, unknown> {
  by_sku: Buffer | null;
  by_mpn: Buffer | null;
  by_prefix: Buffer | null;
}

/** One statement for all three. */
async function readCodes(db: Database, { sku, code, shortest }: Parameters<PartNumbers['byCode']>[0]) {
  const packed = sql`string_agg(int4send(id), '')`;
  const { rows } = await db.execute<Codes>(sql`select
    (select string_agg(int4send(product_id), '') from offer where sku = ${sku} and not hidden) as by_sku,
    ${code === '' ? sql`null::bytea` : sql`(select ${packed} from product where mpn_code = ${code})`} as by_mpn,
    ${code.length < shortest ? sql`null::bytea` : sql`(select ${packed} from product where mpn_code like ${beginningWith(code)})`} as by_prefix`);
  return { sku: unpacked(rows[0]?.by_sku), mpn: unpacked(rows[0]?.by_mpn), prefix: unpacked(rows[0]?.by_prefix) };
}

function unpacked(ids: Buffer | null | undefined): Predicate | null {
  return ids ? partsWith(readIntegers(ids)) : null;
}

async function readParts(db: Database, condition: SQL): Promise<Predicate | null> {
  const { rows } = await db.execute<{ ids: Buffer | null }>(
    sql`select string_agg(int4send(id), '') as ids from product where ${condition} and not hidden`,
  );
  return unpacked(rows[0]?.ids);
}

/** `7805` is what an L7805CV has between its letters. */
const hasCore = (core: string) => sql`mpn_key like ${`%${core}%`} and mpn_key ~ ${`^[A-Z]{1,4}${core}([A-Z]|$)`}`;

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
