/** Part numbers that are nearly what a row says: the beginning of one, one with an ending too many, or a slip of the finger away. */
import { sql } from 'drizzle-orm';
import type { View } from '#server/finding/view.ts';
import { allowedEdits, editDistance } from '#server/rules/edit-distance.ts';
import type { Candidate } from './candidate.ts';
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
const mostSimilar = 40;
/** Trigrams are read one number after the other; beyond this many the answer would take too long. */
const mostFuzzy = 300;

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
  const unknown = usable.filter(({ key }) => found.get(key)?.length === 0 && allowedEdits(key.length) > 0).slice(0, mostFuzzy);
  const similar = await readSimilar(
    view,
    unknown.map(({ key }) => key),
  );
  for (const wish of unknown) found.set(wish.key, rateSimilar(wish, similar.get(wish.key) ?? []));
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

async function readSimilar({ db }: View, keys: string[]): Promise<Map<string, NearRow[]>> {
  if (keys.length === 0) return new Map();
  const rows = await db.transaction(async (transaction) => {
    await transaction.execute(sql`set local pg_trgm.similarity_threshold = 0.35`);
    const found = await transaction.execute<NearRow>(sql`
      select asked.key, near.id, near.mpn_key, near.package from unnest(${sql.param(keys)}::text[]) as asked (key)
      cross join lateral (
        select p.id, p.mpn_key, p.package from product p
        where p.mpn_key % asked.key and length(p.mpn_key) between length(asked.key) - 2 and length(asked.key) + 2 and not p.hidden
        order by similarity(p.mpn_key, asked.key) desc, p.mpn_key limit ${mostSimilar}
      ) near`);
    return found.rows;
  });
  return Map.groupBy(rows, ({ key }) => key);
}

function rateSimilar(wish: NearWish, rows: readonly NearRow[]): Candidate[] {
  const limit = allowedEdits(wish.key.length);
  const near = rows.map((row) => ({ row, edits: editDistance(wish.key, row.mpn_key, limit) })).filter(({ edits }) => edits <= limit);
  return near.map(({ row, edits }) => ({ productId: row.id, sku: null, grade: 'fuzzy', confidence: edits === 1 ? 0.5 : 0.4, note: null }));
}
