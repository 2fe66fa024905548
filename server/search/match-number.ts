/** Finds parts by a number, or a piece of one, that stands in a keyword among other words; and tells of one that the catalogue does not have. */
import { sql } from 'drizzle-orm';
import { readIntegers } from '#server/db/packed.ts';
import { housingOf } from '#server/rules/keyword-words.ts';
import { coreOf, isSurelyNumber, mayBeNumber } from '#server/rules/number-like.ts';
import { typedPartCode, typedPartKey } from '#server/rules/part-number.ts';
import { meansNothing } from '#server/rules/search-intent.ts';
import { beginningWith } from './code-pattern.ts';
import { intentCatalogue } from './intent-catalogue.ts';
import { findSimilarNumbers } from './match-fuzzy.ts';
import { type Scope, narrowed } from './scope.ts';
import type { View } from './view.ts';
import type { FlagsOf } from './word-flags.ts';

export interface NumberFound {
  scope: Scope;
  /** Near numbers in place of one that the catalogue does not have; the nearest first. */
  didYouMean: string[];
  /** Words that the parts of the number do not fit. */
  dropped: string[];
  /** As it was typed; null for one that was found. */
  unknown: string | null;
}

const mostNumbers = 2;
const mostNear = 5;
/** A beginning of fewer signs is that of too many. */
const shortestBeginning = 4;

/** Null when no word is a part number. */
export async function matchNumber(view: View, scope: Scope, tokens: readonly string[], flagsOf: FlagsOf): Promise<NumberFound | null> {
  const numbers = tokens.filter((token) => mayBeNumber(token) && housingOf([token]) === null).slice(0, mostNumbers);
  for (const number of numbers) {
    // oxlint-disable-next-line no-await-in-loop -- the second is asked for only when the first is none
    const ids = await findNumber(view, number);
    const found = narrowed(scope, ids);
    // oxlint-disable-next-line no-await-in-loop -- the same
    if (found.rows.length > 0) return narrowedByWords(found, tokens, number, flagsOf);
  }
  const [unknown] = await unknownNumbers(view, numbers, flagsOf);
  return unknown === undefined ? null : nearNumbers(view, scope, unknown);
}

/** The numbers that begin so, else those with the same figures between other letters. */
async function findNumber({ db }: View, number: string): Promise<Int32Array> {
  const code = typedPartCode(number);
  if (code.length >= shortestBeginning && /[A-Z]|^\d{6}/.test(code)) {
    const ids = await packedIds(db, sql`mpn_code like ${beginningWith(code)}`);
    if (ids.length > 0) return ids;
  }
  return /^\d{4,}$/.test(code) ? packedIds(db, hasCore(code)) : new Int32Array();
}

/** `7805` is what an L7805CV has between its letters. */
const hasCore = (core: string) => sql`mpn_key like ${`%${core}%`} and mpn_key ~ ${`^[A-Z]{1,4}${core}([A-Z]|$)`}`;

async function packedIds(db: View['db'], condition: ReturnType<typeof sql>): Promise<Int32Array> {
  const { rows } = await db.execute<{ ids: Buffer | null }>(
    sql`select string_agg(int4send(id), '') as ids from product where ${condition} and not hidden`,
  );
  return readIntegers(rows[0]?.ids ?? null);
}

async function narrowedByWords(found: Scope, tokens: readonly string[], number: string, flagsOf: FlagsOf): Promise<NumberFound> {
  const words = tokens.filter((token) => token !== number);
  const flags = await flagsOf(words);
  let rows = found.rows;
  const dropped: string[] = [];
  for (const word of words) {
    const kept = rows.filter((row) => flags.get(word)?.[row] === 1);
    if (kept.length > 0) rows = kept;
    else dropped.push(word);
  }
  return { scope: { ...found, rows }, didYouMean: [], dropped, unknown: null };
}

/** Numbers that no part has in any word, and that name nothing else. */
async function unknownNumbers(view: View, numbers: readonly string[], flagsOf: FlagsOf): Promise<string[]> {
  const sure = numbers.filter(isSurelyNumber);
  if (sure.length === 0) return [];
  const catalogue = await intentCatalogue(view.reference);
  const flags = await flagsOf(sure);
  return sure.filter((number) => !flags.get(number)?.includes(1) && meansNothing(number, catalogue));
}

/** Numbers a slip of the finger away, then those with the same figures between other letters, then those that begin alike. */
async function nearNumbers(view: View, scope: Scope, unknown: string): Promise<NumberFound> {
  const similar = await findSimilarNumbers(view, scope, unknown);
  const near = similar.length > 0 ? similar : await alike(view, scope, unknown);
  const ids = new Set(near.flatMap((one) => one.ids));
  const own = narrowed(scope, Int32Array.from(ids).toSorted());
  return { scope: own, didYouMean: near.map(({ mpn }) => mpn), dropped: [], unknown };
}

interface Near extends Record<string, unknown> {
  mpn: string;
  ids: number[];
}

async function alike({ db }: View, scope: Scope, unknown: string): Promise<Near[]> {
  const key = typedPartKey(unknown);
  const core = coreOf(unknown);
  const beginning = key.slice(0, Math.max(shortestBeginning, Math.ceil(key.length * 0.7)));
  const ways = [
    ...(core === null ? [] : [hasCore(core)]),
    ...(key.length > beginning.length && /\d/.test(beginning) ? [sql`mpn_key like ${`${beginning}%`}`] : []),
  ];
  // The threshold of the operator is higher than that of a slip of the finger.
  if (key.length >= 8) ways.push(sql`mpn_key % ${key} and similarity(mpn_key, ${key}) >= 0.4`);
  for (const way of ways) {
    // oxlint-disable-next-line no-await-in-loop -- the next way is tried only when the one before finds nothing
    const { rows } = await db.execute<Near>(sql`
      select min(mpn) as mpn, array_agg(id) as ids from product where ${way} and not hidden
      group by mpn_key order by length(mpn_key), mpn_key limit ${mostNear}`);
    const here = rows.filter(({ ids }) => narrowed(scope, Int32Array.from(ids)).rows.length > 0);
    if (here.length > 0) return here;
  }
  return [];
}
