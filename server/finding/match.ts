/** Decides what a keyword means (`docs/api.md` 5.1, search routing): the first way of reading it that finds something. */
import { sql } from 'drizzle-orm';
import type { searchProduct } from '#contract/api/catalog.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import { readIntegers } from '#server/db/packed.ts';
import { typedPartKey } from '#server/rules/fold.ts';
import { categoryNamed } from './category-named.ts';
import { rowOf } from './columns.ts';
import { findSimilarNumbers } from './match-fuzzy.ts';
import { type Understood, readValues } from './match-values.ts';
import { type Scope, narrowed, scopeOf } from './scope.ts';
import { findText } from './find-text.ts';
import type { View } from './view.ts';

export interface Match {
  kind: ResponseOf<typeof searchProduct>['match'];
  /** What was asked for, narrowed to what matches. */
  scope: Scope;
  understood: Understood | null;
  didYouMean: string[];
}

const shortestPrefix = 3;

/** `understand: false` takes values as plain words. */
export async function matchKeyword(view: View, scope: Scope, keyword: string, understand = true): Promise<Match> {
  const byCode = await matchCode(view, scope, keyword);
  if (byCode) return byCode;
  const understood = understand ? await readValues(view, scope, keyword) : null;
  if (understood) return { kind: 'value', scope: understood.scope, understood, didYouMean: [] };
  const worded = narrowed(scope, await findText(view, keyword));
  if (worded.rows.length > 0) return plain('text', worded);
  // Parts bear the words of their own category, not of those above it: `Spule` is said of all inductors.
  const named = await inCategoryNamed(view, scope, keyword);
  return named ? plain('text', named) : matchSimilar(view, scope, keyword);
}

async function inCategoryNamed(view: View, scope: Scope, keyword: string): Promise<Scope | null> {
  const category = categoryNamed(view.reference, keyword);
  if (!category) return null;
  const { rows, columns } = await scopeOf(view, category);
  const own = narrowed(
    scope,
    rows.map((row) => columns.ids[row] ?? 0),
  );
  return own.rows.length > 0 ? own : null;
}

function plain(kind: Match['kind'], scope: Scope): Match {
  return { kind, scope, understood: null, didYouMean: [] };
}

interface Codes extends Record<string, unknown> {
  by_sku: Buffer | null;
  by_mpn: Buffer | null;
  by_prefix: Buffer | null;
}

/** Order code, then part number, then the beginning of one, in one statement. */
async function matchCode(view: View, scope: Scope, keyword: string): Promise<Match | null> {
  const key = typedPartKey(keyword);
  const packed = sql`string_agg(int4send(id), '')`;
  const { rows } = await view.db.execute<Codes>(sql`select
    (select string_agg(int4send(product_id), '') from offer where sku = ${keyword.trim().toUpperCase()} and not hidden) as by_sku,
    ${key === '' ? sql`null::bytea` : sql`(select ${packed} from product where mpn_key = ${key})`} as by_mpn,
    ${key.length < shortestPrefix ? sql`null::bytea` : sql`(select ${packed} from product where mpn_key like ${`${key}%`})`} as by_prefix`);
  const found = (ids: Buffer | null | undefined) => narrowed(scope, readIntegers(ids ?? null));
  for (const [kind, ids] of [
    ['sku', rows[0]?.by_sku],
    ['mpn', rows[0]?.by_mpn],
    ['prefix', rows[0]?.by_prefix],
  ] as const) {
    const own = found(ids);
    if (own.rows.length > 0) return plain(kind, own);
  }
  return null;
}

async function matchSimilar(view: View, scope: Scope, keyword: string): Promise<Match> {
  const similar = await findSimilarNumbers(view, scope, keyword);
  const own = narrowed(scope, Int32Array.from(similar.flatMap(({ ids }) => ids)));
  if (own.rows.length === 0) return plain('none', own);
  const ranks = new Map(similar.flatMap(({ ids }, rank) => ids.map((id) => [rowOf(scope.columns, id), rank])));
  const rank = (row: number) => ranks.get(row) ?? similar.length;
  return { ...plain('fuzzy', { ...own, rank }), didYouMean: similar.map(({ mpn }) => mpn) };
}
