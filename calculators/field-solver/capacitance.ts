import { solveLinear } from '#calculators/math/numeric/linear-solve.ts';
import { vacuumPermittivity } from '#calculators/math/constants.ts';
import type { Kernel, Potentials } from './kernel.ts';
import { mirrorLeft, type Panel } from './panels.ts';

/** Capacitance per metre of a conductor to ground, F/m. */
export interface Capacitance {
  /** With the dielectric in place. */
  readonly filled: number;
  /** With air instead. */
  readonly air: number;
}

/** Capacitances of the two symmetric states of a pair, each that of one conductor, F/m. */
export interface ModeCapacitances {
  readonly even: Capacitance;
  readonly odd: Capacitance;
}

/** A lone conductor whose whole surface is given. */
export function wholeCapacitance(panels: readonly Panel[], kernel: Kernel): Capacitance {
  return charges(kernel(panels, panels), panels, 1);
}

/** A lone conductor of which only the half right of x = 0 is given. */
export function halfCapacitance(panels: readonly Panel[], kernel: Kernel): Capacitance {
  return charges(combine(kernel(panels, panels), kernel(panels, panels.map(mirrorLeft)), 1), panels, 2);
}

/** Two conductors side by side, of which the right one is given. */
export function sideBySideCapacitances(panels: readonly Panel[], kernel: Kernel): ModeCapacitances {
  const own = kernel(panels, panels);
  const other = kernel(panels, panels.map(mirrorLeft));
  return { even: charges(combine(own, other, 1), panels, 1), odd: charges(combine(own, other, -1), panels, 1) };
}

/** Two conductors one above the other: the right half of the lower one is given, `mirror` leads to the upper one. */
export function stackedCapacitances(panels: readonly Panel[], kernel: Kernel, mirror: (p: Panel) => Panel): ModeCapacitances {
  const upper = panels.map(mirror);
  const own = combine(kernel(panels, panels), kernel(panels, panels.map(mirrorLeft)), 1);
  const other = combine(kernel(panels, upper), kernel(panels, upper.map(mirrorLeft)), 1);
  return { even: charges(combine(own, other, 1), panels, 2), odd: charges(combine(own, other, -1), panels, 2) };
}

/** What stands beside a driven conductor that is symmetric about x = 0, or one of a pair. */
export interface Surroundings {
  /** Surface of the conductors right of x = 0 that are at 0 V. */
  readonly grounded: readonly Panel[];
  /** State of the left half: the same voltages, or the opposite ones. */
  readonly state: 'even' | 'odd';
  /** No plane closes the field: the sum of all charges is nothing. */
  readonly isNeutral: boolean;
}

/** Capacitance that the given half of a driven conductor, or the right one of a pair, has to everything at 0 V. */
export function capacitanceAmong(driven: readonly Panel[], { grounded, state, isNeutral }: Surroundings, kernel: Kernel): Capacitance {
  const panels = [...driven, ...grounded];
  const { filled, air } = combine(kernel(panels, panels), kernel(panels, panels.map(mirrorLeft)), state === 'even' ? 1 : -1);
  const charge = (matrix: Float64Array) => drivenCharge(matrix, panels, driven.length, isNeutral && state === 'even');
  const inAir = charge(air);
  return { filled: filled === air ? inAir : charge(filled), air: inAir };
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

function combine(own: Potentials, other: Potentials, sign: 1 | -1): Potentials {
  const join = (a: Float64Array, b: Float64Array) => a.map((value, index) => value + sign * (b[index] ?? 0));
  const filled = join(own.filled, other.filled);
  return { filled, air: own.air === own.filled ? filled : join(own.air, other.air) };
}

function charges({ filled, air }: Potentials, panels: readonly Panel[], copies: number): Capacitance {
  const inAir = chargeAtOneVolt(air, panels) * copies;
  return { filled: filled === air ? inAir : chargeAtOneVolt(filled, panels) * copies, air: inAir };
}

/** Charge per metre, C/m, on panels at 1 V; NaN for a conductor so degenerate that its charge is not determined. */
function chargeAtOneVolt(matrix: Float64Array, panels: readonly Panel[]): number {
  const voltages = new Float64Array(panels.length).fill(2 * Math.PI * vacuumPermittivity);
  const densities = solveLinear(matrix.slice(), voltages);
  return densities === null ? Number.NaN : panels.reduce((sum, { length }, index) => sum + (densities[index] ?? 0) * length, 0);
}
