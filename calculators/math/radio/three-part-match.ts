/** What the π and T matching calculators share beside their fields. */
import type { LadderPart } from '#calculators/math/filters/ladder.ts';
import { type MatchTask, networkResults, sideQs } from './match-design.ts';

interface ThreePartTask extends MatchTask {
  mode: 'fromQ' | 'fromBandwidth';
  qualityFactor: number;
  /** Hz */
  bandwidth: number;
  form: 'lowPass' | 'highPass';
}

/** Q of both sides for what was asked, from the sides' resistances or conductances as `sideQs` takes them. */
export function wantedSides({ mode, qualityFactor, frequency, bandwidth }: ThreePartTask, x1: number, x2: number) {
  return sideQs(x1, x2, mode === 'fromQ' ? { higher: qualityFactor } : { sum: (2 * frequency) / bandwidth });
}

/** +1 where the part in the middle passes low frequencies, −1 where high ones. */
export const signOf = ({ form }: Pick<ThreePartTask, 'form'>): 1 | -1 => (form === 'lowPass' ? 1 : -1);

interface Network<Ref extends string> {
  qs: readonly [source: number, load: number];
  /** Ω */
  virtualResistance: number;
  /** Reactances or susceptances of the outer parts, after those of the ends are taken into them. */
  ends: readonly [source: number, load: number];
  parts: readonly (LadderPart & { ref: Ref })[];
}

export function threePartAnswer<Ref extends string>({ qs, virtualResistance, ends, parts }: Network<Ref>, task: ThreePartTask) {
  const [sourceQ, loadQ] = qs;
  const loadedQ = (sourceQ + loadQ) / 2;
  return {
    out: { virtualResistance, sourceQ, loadQ, loadedQ, bandwidthEstimate: task.frequency / loadedQ, ...networkResults(parts, task) },
    warnings: [
      loadedQ > 15 && ('HIGH_Q' as const),
      ends.some((end) => signOf(task) * end < 0) && ('ABSORBED_SIGN' as const),
      task.inductorQ === null && ('LOSSLESS_PARTS' as const),
    ],
  };
}
