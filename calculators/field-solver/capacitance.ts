import { solveLinear } from '#calculators/math/numeric/linear-solve.ts';
import { vacuumPermittivity } from '#calculators/math/constants.ts';
import type { Kernel, Potentials } from './kernel.ts';
import type { Panel } from './panels.ts';

/** Capacitance per metre of a conductor to ground, F/m. */
export interface Capacitance {
  /** With the dielectric in place. */
  readonly filled: number;
  /** With air instead. */
  readonly air: number;
}

/** Capacitances of one conductor of a pair in its two symmetric states, F/m, each solved when it is asked for. */
export type ModeCapacitances = (state: 'even' | 'odd') => Capacitance;

/** A lone conductor whose whole surface is given. */
export function wholeCapacitance(panels: readonly Panel[], kernel: Kernel): Capacitance {
  return charges(kernel(panels, panels, 0), panels, 1);
}

/** A lone conductor of which only the half right of x = 0 is given. */
export function halfCapacitance(panels: readonly Panel[], kernel: Kernel): Capacitance {
  return charges(kernel(panels, panels, 1), panels, 2);
}

/** Two conductors side by side, of which the right one is given. */
export function sideBySideCapacitances(panels: readonly Panel[], kernel: Kernel): ModeCapacitances {
  return (state) => charges(kernel(panels, panels, state === 'even' ? 1 : -1), panels, 1);
}

/** Two conductors one above the other: the right half of the lower one is given, `mirror` leads to the upper one. */
export function stackedCapacitances(panels: readonly Panel[], kernel: Kernel, mirror: (p: Panel) => Panel): ModeCapacitances {
  const upper = panels.map(mirror);
  const own = kernel(panels, panels, 1);
  const other = kernel(panels, upper, 1);
  return (state) => charges(combine(own, other, state === 'even' ? 1 : -1), panels, 2);
}

function combine(own: Potentials, other: Potentials, sign: 1 | -1): Potentials {
  const filled = sumOf(own.filled, other.filled, sign);
  return { filled, air: own.air === own.filled ? filled : sumOf(own.air, other.air, sign) };
}

function sumOf(own: Float64Array, other: Float64Array, sign: 1 | -1): Float64Array {
  const sum = own.slice();
  for (let index = 0; index < sum.length; index += 1) sum[index] = (sum[index] ?? 0) + sign * (other[index] ?? 0);
  return sum;
}

function charges({ filled, air }: Potentials, panels: readonly Panel[], copies: number): Capacitance {
  const inAir = chargeAtOneVolt(air, panels) * copies;
  return { filled: filled === air ? inAir : chargeAtOneVolt(filled, panels) * copies, air: inAir };
}

/** Charge per metre, C/m, on panels at 1 V; NaN for a conductor so degenerate that its charge is not determined. Uses the matrix up. */
function chargeAtOneVolt(matrix: Float64Array, panels: readonly Panel[]): number {
  const voltages = new Float64Array(panels.length).fill(2 * Math.PI * vacuumPermittivity);
  const densities = solveLinear(matrix, voltages);
  return densities === null ? Number.NaN : panels.reduce((sum, { length }, index) => sum + (densities[index] ?? 0) * length, 0);
}
