/** Capacitances of conductors beside grounded ones on the same level. */
import { solveLinear } from '#calculators/math/numeric/linear-solve.ts';
import { vacuumPermittivity } from '#calculators/math/constants.ts';
import type { Kernel } from './kernel.ts';
import { mirrorLeft, type Panel } from './panels.ts';
import { type Capacitance, combine } from './capacitance.ts';

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
  const [own, other] = [kernel(panels, panels), kernel(panels, panels.map(mirrorLeft))];
  return (state: 'even' | 'odd'): Capacitance => {
    const { filled, air } = combine(own, other, state === 'even' ? 1 : -1);
    const charge = (matrix: Float64Array) => drivenCharge(matrix, panels, driven.length, isNeutral && state === 'even');
    const inAir = charge(air);
    return { filled: filled === air ? inAir : charge(filled), air: inAir };
  };
}

/** Charge per metre on the first panels at 1 V while the rest is at 0 V; neutral: with a common voltage added that makes the sum of charges nothing. */
function drivenCharge(matrix: Float64Array, panels: readonly Panel[], count: number, isNeutral: boolean): number {
  const volt = 2 * Math.PI * vacuumPermittivity;
  const chargesOf = (voltage: (index: number) => number): readonly [driven: number, all: number] => {
    const densities = solveLinear(
      matrix.slice(),
      Float64Array.from(panels, (_, index) => volt * voltage(index)),
    );
    const sum = (part: readonly Panel[]) =>
      part.reduce((total, { length }, index) => total + (densities?.[index] ?? Number.NaN) * length, 0);
    return [sum(panels.slice(0, count)), sum(panels)];
  };
  const [driven, all] = chargesOf((index) => (index < count ? 1 : 0));
  if (!isNeutral) return driven;
  const [drivenByAll, allByAll] = chargesOf(() => 1);
  return driven - (all / allByAll) * drivenByAll;
}
