import type { BomGrade } from '#contract/api/bom.ts';

/** A part that a row may mean. */
export interface Candidate {
  productId: number;
  /** The packaging that the row names; null leaves it to the quantity. */
  sku: string | null;
  grade: BomGrade;
  /** 0 to 1. */
  confidence: number;
  note: string | null;
}

export const mostCandidates = 5;

/** The likeliest first, each part once. */
export function likeliest(candidates: readonly Candidate[]): Candidate[] {
  const seen = new Set<number>();
  return candidates
    .toSorted((a, b) => b.confidence - a.confidence)
    .filter(({ productId }) => !seen.has(productId) && seen.add(productId))
    .slice(0, mostCandidates);
}
