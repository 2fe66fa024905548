import type { BomChoice } from '#contract/api/bom-choice.ts';
import type { BomGrade, BomReason } from '#contract/api/bom.ts';

/**
 * Whether a part may be taken: `sure` without asking, `likely` when the buyer says how to choose, `doubtful` only by their own hand,
 * as the row says something that speaks against it.
 */
export type Standing = 'sure' | 'likely' | 'doubtful';

/** A part that a row may mean. */
export interface Candidate {
  productId: number;
  /** The packaging that the row names; null leaves it to the quantity. */
  sku: string | null;
  grade: BomGrade;
  standing: Standing;
  /** 0 to 1: sure ones from 0.9 up, likely ones from 0.6. */
  confidence: number;
  note: string | null;
  /** Why it stands as it does, what weighs most first. */
  reasons: BomReason[];
  /** The caller took it for such a row before. */
  remembered?: BomChoice;
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

const greatest: Record<Standing, number> = { sure: 1, likely: 0.89, doubtful: 0.59 };
const rank: Record<Standing, number> = { sure: 0, likely: 1, doubtful: 2 };

/** A candidate that stands no higher than said, for a reason. */
export function lowered(candidate: Candidate, standing: Standing, because: BomReason): Candidate {
  const lower = rank[standing] > rank[candidate.standing] ? standing : candidate.standing;
  const less = lower === candidate.standing ? candidate.confidence - 0.05 : candidate.confidence - 0.3;
  const confidence = Math.max(0.05, Math.min(greatest[lower], Number(less.toFixed(2))));
  return { ...candidate, standing: lower, confidence, reasons: [...candidate.reasons, because] };
}

/** A reason with what the row says and what the part has. */
export function reason(code: BomReason['code'], told: Partial<Omit<BomReason, 'code'>> = {}): BomReason {
  return { code, name: null, stated: null, taken: null, ...told };
}
