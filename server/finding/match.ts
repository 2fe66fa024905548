/** Decides what a keyword means (`spec/api.md` 5.1, search routing): the first way of reading it that finds something. */
import { type SQL, sql } from 'drizzle-orm';
import type { searchProduct } from '#contract/api/catalog.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import { partKey } from '#server/rules/fold.ts';
import { findSimilarNumbers } from './match-fuzzy.ts';
import { type Understood, readValues } from './match-values.ts';
import { type Scope, scopeCondition } from './scope.ts';
import { textCondition } from './text-condition.ts';
import type { View } from './view.ts';

export interface Match {
  kind: ResponseOf<typeof searchProduct>['match'];
  /** What was asked for, narrowed to what matches. */
  scope: Scope;
  /** The one part that was named by code or number. */
  productSlug: string | null;
  understood: Understood | null;
  didYouMean: string[];
}

const shortestPrefix = 3;

/** `understand: false` takes values as plain words. */
export async function matchKeyword(view: View, scope: Scope, keyword: string, understand = true): Promise<Match> {
  const narrowed = (kind: Match['kind'], where: SQL, rest: Partial<Match> = {}): Match => ({
    kind,
    scope: { ...scope, where: [...scope.where, where] },
    productSlug: null,
    understood: null,
    didYouMean: [],
    ...rest,
  });
  const byCode = await matchCode(view, scope, keyword, narrowed);
  if (byCode) return byCode;
  const understood = understand ? await readValues(view, scope, keyword) : null;
  if (understood) return { kind: 'value', scope: understood.scope, productSlug: null, understood, didYouMean: [] };
  const text = textCondition(keyword);
  if (text && (await exists(view, scope, text))) return narrowed('text', text);
  const similar = await findSimilarNumbers(view, scope, keyword);
  if (similar.keys.length === 0) return narrowed('none', sql`false`);
  const match = narrowed('fuzzy', sql`p.mpn_key = any(${sql.param(similar.keys)}::text[])`, { didYouMean: similar.mpns });
  return { ...match, scope: { ...match.scope, rank: [sql`array_position(${sql.param(similar.keys)}::text[], p.mpn_key)`] } };
}

type Narrow = (kind: Match['kind'], where: SQL, rest?: Partial<Match>) => Match;

/** Order code, then part number, then the beginning of one, in one statement. */
async function matchCode(view: View, scope: Scope, keyword: string, narrowed: Narrow): Promise<Match | null> {
  const key = partKey(keyword);
  const within = scopeCondition(scope);
  const startsWith = sql`p.mpn_key like ${`${key}%`}`;
  const { rows } = await view.db.execute<{ by_sku: Named[]; by_mpn: Named[]; is_prefix: boolean }>(sql`select
    coalesce((select json_agg(json_build_object('id', p.id, 'slug', p.slug)) from offer o join product p on p.id = o.product_id
      where o.sku = ${keyword.trim().toUpperCase()} and not o.hidden and ${within}), '[]') as by_sku,
    ${
      key === ''
        ? sql`'[]'::json`
        : sql`coalesce((select json_agg(json_build_object('id', p.id, 'slug', p.slug)) from product p
      where p.mpn_key = ${key} and ${within}), '[]')`
    } as by_mpn,
    ${key.length < shortestPrefix ? sql`false` : sql`exists (select from product p where ${startsWith} and ${within})`} as is_prefix`);
  const { by_sku: bySku = [], by_mpn: byMpn = [], is_prefix: isPrefix = false } = rows[0] ?? {};
  if (bySku.length > 0) return narrowed('sku', oneOfIds(bySku), { productSlug: onlySlug(bySku) });
  if (byMpn.length > 0) return narrowed('mpn', oneOfIds(byMpn), { productSlug: onlySlug(byMpn) });
  return isPrefix ? narrowed('prefix', startsWith) : null;
}

interface Named {
  id: number;
  slug: string;
}

function oneOfIds(found: readonly Named[]): SQL {
  return sql`p.id = any(${sql.param(found.map(({ id }) => id))}::int[])`;
}

function onlySlug(found: readonly Named[]): string | null {
  return found.length === 1 ? (found[0]?.slug ?? null) : null;
}

async function exists(view: View, scope: Scope, condition: SQL): Promise<boolean> {
  const { rows } = await view.db.execute<{ found: boolean }>(
    sql`select exists (select from product p where ${condition} and ${scopeCondition(scope)}) as found`,
  );
  return rows[0]?.found ?? false;
}
