/** Part numbers that are nearly what a row says: the beginning of one, one with an ending too many, or a slip of the finger away. */
import { sql } from 'drizzle-orm';
import type { View } from '#server/finding/view.ts';
import { allowedEdits } from '#server/rules/edit-distance.ts';
import type { Candidate } from './candidate.ts';
import { findNear, nearIndexOf } from './near-index.ts';
import { packageKey } from './read-package.ts';

export interface NearWish {
  /** `partKey` of what was typed. */
  key: string;
  /** Comparable name of the package, where the row has one. */
  package: string | null;
}

interface NearRow extends Record<string, unknown> {
  key: string;
  id: number;
  mpn_key: string;
  package: string | null;
}

const shortest = 4;
const longestEnding = 4;
const mostOfOne = 8;

/** Candidates by key; keys without any are left out. */
export async function matchNear(view: View, wishes: readonly NearWish[]): Promise<Map<string, Candidate[]>> {
  const usable = [
    ...new Map(wishes.filter(({ key }) => key.length >= shortest && /\d/.test(key)).map((wish) => [wish.key, wish])).values(),
  ];
  if (usable.length === 0) return new Map();
  const begun = await readBegun(
    view,
    usable.map(({ key }) => key),
  );
  const found = new Map(usable.map((wish) => [wish.key, rate(wish, begun.get(wish.key) ?? [])]));
  const unknown = usable.filter(({ key }) => found.get(key)?.length === 0 && allowedEdits(key.length) > 0);
  if (unknown.length === 0) return withSome(found);
  const index = await nearIndexOf(view.db, view.reference);
  for (const { key } of unknown) {
    found.set(
      key,
      findNear(index, key, mostOfOne).map(({ id, edits }) => ({
        productId: id,
        sku: null,
        grade: 'fuzzy',
        confidence: edits === 1 ? 0.5 : 0.4,
        note: null,
      })),
    );
  }
  return withSome(found);
}

function withSome(found: ReadonlyMap<string, Candidate[]>): Map<string, Candidate[]> {
  return new Map([...found].filter(([, candidates]) => candidates.length > 0));
}

/** Numbers that begin with a key, and those that a key begins with. */
async function readBegun({ db }: View, keys: string[]): Promise<Map<string, NearRow[]>> {
  const cut = keys.flatMap((key) =>
    Array.from({ length: longestEnding }, (_, index) => ({ key, short: key.slice(0, key.length - index - 1) })).filter(
      ({ short }) => short.length > shortest,
    ),
  );
  const [longer, shorter] = await Promise.all([
    db.execute<NearRow>(sql`
      select asked.key, near.id, near.mpn_key, near.package from unnest(${sql.param(keys)}::text[]) as asked (key)
      cross join lateral (
        select p.id, p.mpn_key, p.package from product p
        where p.mpn_key ~>=~ asked.key and p.mpn_key ~<~ (asked.key || '~') and not p.hidden
        order by p.mpn_key using ~<~ limit ${mostOfOne}
      ) near`),
    db.execute<NearRow>(sql`
      select asked.key, p.id, p.mpn_key, p.package
      from unnest(${sql.param(cut.map(({ key }) => key))}::text[], ${sql.param(cut.map(({ short }) => short))}::text[]) as asked (key, short)
      join product p on p.mpn_key = asked.short and not p.hidden`),
  ]);
  return Map.groupBy([...longer.rows, ...shorter.rows], ({ key }) => key);
}

function rate({ key, package: wanted }: NearWish, rows: readonly NearRow[]): Candidate[] {
  return rows.map((row) => {
    const isHoused = wanted !== null && row.package !== null && packageKey(row.package) === wanted;
    const left = Math.abs(row.mpn_key.length - key.length);
    return { productId: row.id, sku: null, grade: 'fuzzy', confidence: (isHoused ? 0.55 : 0.45) - Math.min(left, 10) * 0.01, note: null };
  });
}
