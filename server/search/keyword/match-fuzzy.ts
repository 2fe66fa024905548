import { allowedEdits, editDistance } from '#server/rules/edit-distance.ts';
import { typedPartKey } from '#server/rules/part-number.ts';
import type { SimilarNumber } from '#server/search/part-words.ts';
import type { Scope } from '#server/search/listing/scope.ts';
import type { View } from '#server/search/view/view.ts';

const mostNumbers = 5;
const mostPieces = 3;

/** Part numbers that a slip of the finger away would be the keyword, the nearest first; trigrams find candidates, the edit distance decides. */
export async function findSimilarNumbers(view: View, scope: Scope, keyword: string): Promise<SimilarNumber[]> {
  const key = typedPartKey(keyword);
  const limit = allowedEdits(key.length);
  // No number is without digits, and nobody types one in more pieces: to look for one in a long keyword takes the longest of all.
  if (limit === 0 || !/\d/.test(key) || keyword.trim().split(/\s+/).length > mostPieces) return [];
  const near = (await view.index.similarNumbers(key, limit))
    .map((one) => ({ ...one, edits: editDistance(key, one.key, limit) }))
    .filter(({ edits }) => edits <= limit);
  return (await withParts(view, scope, near)).toSorted((a, b) => a.edits - b.edits).slice(0, mostNumbers);
}

const parting = /[-/,.+#_ ]/;
const shortestHead = 4;

/**
 * The numbers that the typed one is with the signs of a finish or a reel behind it, `SS34` of `SS34-E3/57T`; else those near it that begin
 * as it does up to its first sign. What only ends alike is another part.
 */
export async function headedAlike(
  view: View,
  scope: Scope,
  keyword: string,
  near: readonly SimilarNumber[],
): Promise<readonly SimilarNumber[]> {
  const [first = '', ...others] = keyword.trim().split(parting);
  const head = typedPartKey(first);
  if (others.length === 0 || head.length < shortestHead || !/\d/.test(head)) return near;
  const begun = near.filter(({ key }) => key.startsWith(head));
  const whole =
    begun.length > 0
      ? begun
      : await withParts(
          view,
          scope,
          (await view.index.alikeBy('beginning', head)).filter(({ key }) => key === head),
        );
  return whole.length > 0 ? whole : near;
}

/** The numbers that parts of the scope have. */
export async function withParts<Similar extends SimilarNumber>({ index }: View, scope: Scope, numbers: Similar[]): Promise<Similar[]> {
  if (numbers.length === 0) return [];
  const found = await index.among(
    scope,
    numbers.flatMap(({ ids }) => ids),
  );
  return numbers.filter(({ ids }) => ids.some((id) => found.has(id)));
}
