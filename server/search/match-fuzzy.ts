import { sql } from 'drizzle-orm';
import { allowedEdits, editDistance } from '#server/rules/edit-distance.ts';
import { typedPartKey } from '#server/rules/part-number.ts';
import { type Scope, narrowed } from './scope.ts';
import type { View } from './view.ts';

const mostCandidates = 300;
const mostNumbers = 5;
const mostPieces = 3;

export interface SimilarNumber {
  mpn: string;
  /** Parts of different makers may share the number. */
  ids: number[];
}

/** Part numbers that a slip of the finger away would be the keyword, the nearest first; trigrams find candidates, the edit distance decides. */
export async function findSimilarNumbers(view: View, scope: Scope, keyword: string): Promise<SimilarNumber[]> {
  const key = typedPartKey(keyword);
  const limit = allowedEdits(key.length);
  // No number is without digits, and nobody types one in more pieces: to look for one in a long keyword takes the longest of all.
  if (limit === 0 || !/\d/.test(key) || keyword.trim().split(/\s+/).length > mostPieces) return [];
  const candidates = await readCandidates(view, key, limit);
  return candidates
    .map((row) => ({ ...row, edits: editDistance(key, row.mpn_key, limit) }))
    .filter(({ edits, ids }) => edits <= limit && narrowed(scope, Int32Array.from(ids)).rows.length > 0)
    .toSorted((a, b) => a.edits - b.edits)
    .slice(0, mostNumbers);
}

interface Candidate extends SimilarNumber, Record<string, unknown> {
  mpn_key: string;
}

function readCandidates({ db }: View, key: string, limit: number): Promise<Candidate[]> {
  return db.transaction(async (transaction) => {
    // Swapped neighbors leave a short number few trigrams of its own.
    await transaction.execute(sql`set local pg_trgm.similarity_threshold = ${sql.raw(key.length < 9 ? '0.15' : '0.25')}`);
    const { rows } = await transaction.execute<Candidate>(sql`
      select mpn_key, min(mpn) as mpn, array_agg(id) as ids from product
      where mpn_key % ${key} and length(mpn_key) between ${key.length - limit} and ${key.length + limit} and not hidden
      group by mpn_key order by similarity(mpn_key, ${key}) desc, mpn_key limit ${mostCandidates}`);
    return rows;
  });
}
