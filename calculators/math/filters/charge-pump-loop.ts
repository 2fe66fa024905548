/** Phase-locked loops with a charge pump and a passive filter (Banerjee, PLL Performance, Simulation and Design), SI units. */
import { add, type Complex, complex, divide, exponential, magnitude, multiply, scale } from '#calculators/math/numeric/complex.ts';
import { polynomialAt, polynomialRoots } from '#calculators/math/numeric/polynomial.ts';
import { findRoot } from '#calculators/math/numeric/root.ts';

/** Loop gain K (A·Hz/V over N) and filter (1 + sT2)/(s(A0 + A1·s + A2·s²)), A in F, F·s, F·s². */
export interface Loop {
  gain: number;
  a0: number;
  a1: number;
  a2: number;
  t2: number;
}

/** Parts of the filter; the second order has no R3 and C3. */
export type FilterParts = { C1: number; R2: number; C2: number } & ({ R3: number; C3: number } | { R3?: never; C3?: never });

/** The loop that a set of parts makes. */
export function loopOf({ C1, R2, C2, R3 = 0, C3 = 0 }: FilterParts, gain: number): Loop {
  return {
    gain,
    a0: C1 + C2 + C3,
    a1: R2 * C2 * (C1 + C3) + R3 * C3 * (C1 + C2),
    a2: C1 * C2 * C3 * R2 * R3,
    t2: R2 * C2,
  };
}

export interface LoopWish {
  gain: number;
  /** Angular frequency of unity open-loop gain, rad/s. */
  angular: number;
  /** Phase margin, degrees. */
  margin: number;
  /** T3/T1; 0 for the second order. */
  poleRatio: number;
  gamma: number;
}

/** Time constants T1, T2 and T3 of the filter, s. */
export function timeConstants({ angular, margin, poleRatio, gamma }: LoopWish): { t1: number; t2: number; t3: number } {
  const missing = ((90 - margin) * Math.PI) / 180;
  // π/2 less the margin as a function of ωT1, which rises: no difference of nearly equal angles for large margins.
  const loss = (x: number) => Math.atan((x * (1 + poleRatio)) / gamma) + Math.atan(x) + Math.atan(poleRatio * x) - missing;
  const found = findRoot(loss, 0, Math.sqrt(gamma / (1 + poleRatio)));
  const t1 = (found.found ? found.root : Number.NaN) / angular;
  return { t1, t2: gamma / (angular ** 2 * t1 * (1 + poleRatio)), t3: poleRatio * t1 };
}

/** Parts of the filter with these time constants. */
export function filterParts({ gain, angular }: LoopWish, { t1, t2, t3 }: { t1: number; t2: number; t3: number }): FilterParts {
  const a0 = ((gain / angular ** 2) * Math.hypot(1, angular * t2)) / (Math.hypot(1, angular * t1) * Math.hypot(1, angular * t3));
  if (t3 === 0) {
    const C1 = (a0 * t1) / t2;
    const C2 = a0 * (1 - t1 / t2);
    return { C1, R2: t2 / C2, C2 };
  }
  const [a1, a2] = [a0 * (t1 + t3), a0 * t1 * t3];
  const C1 = (a2 / t2 ** 2) * (1 + Math.sqrt(1 + (t2 / a2) * (t2 * a0 - a1)));
  const C3 = (-(t2 ** 2) * C1 ** 2 + t2 * a1 * C1 - a2 * a0) / (t2 ** 2 * C1 - a2);
  const C2 = a0 - C1 - C3;
  return { C1, R2: t2 / C2, C2, R3: a2 / (C1 * C3 * t2), C3 };
}

/** Magnitude and continuous phase (degrees, −180 at 0 Hz) of the open loop at a frequency in Hz. */
export function openLoop({ gain, a0, a1, a2, t2 }: Loop, frequency: number): { magnitude: number; phase: number } {
  const angular = 2 * Math.PI * frequency;
  const [re, im] = [a0 - angular * angular * a2, angular * a1];
  return {
    magnitude: (gain / angular / angular) * (Math.hypot(1, angular * t2) / Math.hypot(re, im)),
    phase: ((Math.atan(angular * t2) - Math.atan2(im, re)) * 180) / Math.PI - 180,
  };
}

/** Closed-loop gain relative to N at a frequency in Hz. */
export function closedLoop({ gain, a0, a1, a2, t2 }: Loop, frequency: number): Complex {
  const s = complex(0, 2 * Math.PI * frequency);
  const forward = scale(add(complex(1), scale(s, t2)), gain);
  const filter = add(complex(a0), scale(s, a1), scale(multiply(s, s), a2));
  return divide(forward, add(multiply(s, s, filter), forward));
}

/** Farther than this many factors e no double reaches. */
const widest = 1500;

/** Frequency (Hz) of unity open-loop gain, which falls steadily; the search starts from a guess. NaN where numbers overflow. */
export function unityFrequency(loop: Loop, guess: number): number {
  const excess = (logarithm: number) => Math.log(openLoop(loop, Math.exp(logarithm)).magnitude);
  let [low, high] = [Math.log(guess), Math.log(guess)];
  for (let count = 0; excess(low) < 0 && count < widest; count += 1) low -= 1;
  for (let count = 0; excess(high) > 0 && count < widest; count += 1) high += 1;
  const found = findRoot(excess, low, high);
  return found.found ? Math.exp(found.root) : Number.NaN;
}

/** Frequency error after a jump, as a share of the jump: a sum of decaying terms in the time 1/ω. */
export type Transient = readonly { pole: Complex; residue: Complex }[];

/** The transient of a loop, its time counted in 1/ω; null for an unstable loop. */
export function transientOf({ gain, a0, a1, a2, t2 }: Loop, angular: number): Transient | null {
  const scaled = [gain / angular ** 2 / a0, (gain * t2) / angular / a0, 1, (a1 * angular) / a0, (a2 * angular ** 2) / a0];
  const poles = polynomialRoots(scaled);
  if (poles.some(({ re }) => re >= 0)) return null;
  const whole = scaled.map((value) => complex(value));
  return poles.map((pole) => {
    const filter = polynomialAt(whole.slice(2), pole).value;
    return { pole, residue: divide(multiply(pole, filter), polynomialAt(whole, pole).slope) };
  });
}

/** Frequency error over the jump at a time counted in 1/ω. */
export const errorAt = (transient: Transient, time: number): number =>
  transient.reduce((sum, { pole, residue }) => sum + multiply(residue, exponential(scale(pole, time))).re, 0);

const step = 0.01;
/** From so many steps on, the time within a period does not change the first digits of a result. */
const coarse = 1e8;
/** More steps back than this are needed for no loop whose terms decay. */
const mostSteps = 1e5;

/** The last time, counted in 1/ω, at which the error over the jump has a given size (< 1). */
export function settlingTime(transient: Transient, size: number): number {
  const bound = (time: number) => transient.reduce((sum, { pole, residue }) => sum + magnitude(residue) * Math.exp(pole.re * time), 0);
  let end = 1;
  while (bound(end) > size && end < Number.MAX_VALUE / 4) end *= 2;
  const edge = findRoot((time) => bound(time) - size, 0, end);
  if (!edge.found) return Number.NaN;
  // Behind this time the error stays smaller; the last crossing is the first one on the way back.
  const last = Math.ceil(edge.root / step);
  if (!(last < coarse)) return edge.root;
  const excess = (time: number) => Math.abs(errorAt(transient, time)) - size;
  let count = last;
  while (count > 0 && last - count < mostSteps && excess(count * step) < 0) count -= 1;
  const crossing = findRoot(excess, count * step, (count + 1) * step);
  return crossing.found ? crossing.root : edge.root;
}

/** Time until the error stays below a share of the jump, s, reckoned in steps of an angular frequency (rad/s); null for an unstable loop. */
export function lockTimeOf(loop: Loop, angular: number, share: number): number | null {
  const transient = transientOf(loop, angular);
  return transient && settlingTime(transient, share) / angular;
}
