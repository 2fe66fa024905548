/** Capacitances of conductors beside grounded ones on the same level. */
import { solveLinear } from '#calculators/math/numeric/linear-solve.ts';
import { vacuumPermittivity } from '#calculators/math/constants.ts';
import type { Kernel } from './kernel.ts';
import type { Panel } from './panels.ts';
import type { Capacitance } from './capacitance.ts';

/** What stands beside a driven conductor that is symmetric about x = 0, or one of a pair. */
export interface Surroundings {
  /** Surface of the conductors right of x = 0 that are at 0 V. */
  readonly grounded: readonly Panel[];
  /** No plane closes the field: the sum of all charges is nothing. */
  readonly isNeutral: boolean;
}

/**
 * Capacitance that the given half of a driven conductor, or the right one of a pair, has to everything at 0 V, for each state of the left half: the
 * same voltages, or the opposite ones.
 */
export function capacitanceAmong(driven: readonly Panel[], { grounded, isNeutral }: Surroundings, kernel: Kernel) {
  const panels = [...driven, ...grounded];
  return (state: 'even' | 'odd'): Capacitance => {
    const { filled, air } = kernel(panels, panels, state === 'even' ? 1 : -1);
    const charge = (matrix: Float64Array) => drivenCharge(matrix, panels, driven.length, isNeutral && state === 'even');
    const inAir = charge(air);
    return { filled: filled === air ? inAir : charge(filled), air: inAir };
  };
}

/**
 * Charge per metre on the first panels at 1 V while the rest is at 0 V; neutral: with a common voltage added that makes the sum of charges nothing.
 * Uses the matrix up.
 */
function drivenCharge(matrix: Float64Array, panels: readonly Panel[], count: number, isNeutral: boolean): number {
  const chargesAt = (raised: number, influences: Float64Array): readonly [driven: number, all: number] => {
    const densities = solveLinear(influences, new Float64Array(panels.length).fill(2 * Math.PI * vacuumPermittivity, 0, raised));
    const sum = (part: readonly Panel[]) =>
      part.reduce((total, { length }, index) => total + (densities?.[index] ?? Number.NaN) * length, 0);
    return [sum(panels.slice(0, count)), sum(panels)];
  };
  if (!isNeutral) return chargesAt(count, matrix)[0];
  const [driven, all] = chargesAt(count, matrix.slice());
  const [drivenByAll, allByAll] = chargesAt(panels.length, matrix);
  return driven - (all / allByAll) * drivenByAll;
}
