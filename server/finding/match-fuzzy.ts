import { sql } from 'drizzle-orm';
import { allowedEdits, editDistance } from '#server/rules/edit-distance.ts';
import { partKey } from '#server/rules/fold.ts';
import { type Scope, scopeCondition } from './scope.ts';
import type { View } from './view.ts';

const mostCandidates = 300;
const mostNumbers = 5;

/** Part numbers that a slip of the finger away would be the keyword, the nearest first; trigrams find candidates, the edit distance decides. */
export async function findSimilarNumbers(view: View, scope: Scope, keyword: string): Promise<{ keys: string[]; mpns: string[] }> {
  const key = partKey(keyword);
  const limit = allowedEdits(key.length);
  if (limit === 0) return { keys: [], mpns: [] };
  const rows = await view.db.transaction(async (transaction) => {
    // Swapped neighbors leave a short number few trigrams of its own.
    await transaction.execute(sql`set local pg_trgm.similarity_threshold = ${sql.raw(key.length < 9 ? '0.15' : '0.25')}`);
    const found = await transaction.execute<{ mpn_key: string; mpn: string }>(sql`
      select p.mpn_key, min(p.mpn) as mpn from product p
      where p.mpn_key % ${key} and length(p.mpn_key) between ${key.length - limit} and ${key.length + limit} and ${scopeCondition(scope)}
      group by p.mpn_key order by similarity(p.mpn_key, ${key}) desc, p.mpn_key limit ${mostCandidates}`);
    return found.rows;
  });
  const near = rows
    .map((row) => ({ ...row, edits: editDistance(key, row.mpn_key, limit) }))
    .filter(({ edits }) => edits <= limit)
    .toSorted((a, b) => a.edits - b.edits)
    .slice(0, mostNumbers);
  return { keys: near.map((row) => row.mpn_key), mpns: near.map(({ mpn }) => mpn) };
}
