/** What the L, π and T matching calculators share on top of `matching-network.ts`. */
import { type LadderPart, type PartLoss, partRows, type PartSeries, standardPart } from '#calculators/math/filters/ladder.ts';
import { matchResponse, type Termination } from './matching-network.ts';
import { chosenTogether } from './standard-network.ts';

const rounding = 1e-12;

/** a − b, and 0 where they differ by nothing but rounding. */
export const difference = (a: number, b: number): number => (Math.abs(a - b) <= rounding * Math.max(Math.abs(a), Math.abs(b)) ? 0 : a - b);

/** Resistances and series reactances (Ω) at the design frequency (Hz), and the frequency of the response (null: the same). */
export interface MatchTask extends PartLoss, PartSeries {
  frequency: number;
  sourceResistance: number;
  sourceReactance: number;
  loadResistance: number;
  loadReactance: number;
  evaluationFrequency: number | null;
  /** Whether each part is rounded alone, or all are chosen together for the best match at the design frequency. */
  standardChoice: 'each' | 'together';
}

export const sourceOf = (task: MatchTask): Termination => ({ resistance: task.sourceResistance, reactance: task.sourceReactance });
export const loadOf = (task: MatchTask): Termination => ({ resistance: task.loadResistance, reactance: task.loadReactance });

/** Rows of the parts with their standard values, and the response of both sets, as the calculators name them. */
export function networkResults<Ref extends string>(parts: readonly (LadderPart & { ref: Ref })[], task: MatchTask) {
  const ends = { source: sourceOf(task), load: loadOf(task) };
  const responseAt = (frequency: number) => (chosen: readonly LadderPart[]) =>
    matchResponse(chosen, ends, { design: task.frequency, frequency }, task);
  const standard =
    task.standardChoice === 'each'
      ? parts.map((part) => standardPart(part, task))
      : chosenTogether(parts, task, (chosen) => responseAt(task.frequency)(chosen).returnLossDb);
  const response = responseAt(task.evaluationFrequency ?? task.frequency);
  const { gainDb, phase, returnLossDb } = response(standard);
  return {
    components: partRows(parts, standard),
    ...response(parts),
    standardGainDb: gainDb,
    standardPhase: phase,
    standardReturnLossDb: returnLossDb,
  };
}

/** Wanted Q of the side with the larger of the two values, or the sum of both Qs. */
export type WantedQ = { higher: number } | { sum: number };

/**
 * Q of both sides of a network whose middle is seen from each as x/(1 + Q²); null where the wanted Q is below that of an L network.
 * For a π network x are the parallel resistances, for a T network the series conductances (Bowick, RF Circuit Design, chapter 4).
 */
export function sideQs(x1: number, x2: number, wanted: WantedQ): readonly [q1: number, q2: number] | null {
  const [larger, smaller] = [Math.max(x1, x2), Math.min(x1, x2)];
  const excess = (larger - smaller) / smaller;
  const given = 'sum' in wanted ? wanted.sum : wanted.higher;
  if (given < Math.sqrt(excess) * (1 - rounding)) return null;
  // The square roots of the textbook, written without differences of nearly equal numbers.
  if ('sum' in wanted) {
    const [share, ratio] = [(x1 - x2) / larger, smaller / larger];
    const root = Math.sqrt(Math.max(0, given ** 2 * ratio - share ** 2));
    const shift = (share * (given ** 2 / 4 + 1)) / ((given * (1 + ratio)) / 2 + root);
    return [Math.max(0, given / 2 + shift), Math.max(0, given / 2 - shift)];
  }
  const lower = Math.sqrt(Math.max(0, (given ** 2 - excess) * (smaller / larger)));
  return x1 >= x2 ? [given, lower] : [lower, given];
}
