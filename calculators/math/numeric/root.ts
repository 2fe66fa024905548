/** Where a function is zero, or that it has one sign at both ends of the range. */
export type Root =
  | { readonly found: true; readonly root: number }
  | { readonly found: false; readonly atLow: number; readonly atHigh: number };

interface Precision {
  /** How near the root must be, in the unit of x; 0 means as near as doubles can. */
  readonly tolerance?: number;
  /** How small |f| must be to stop early; 0 unless given. */
  readonly residual?: number;
}

const maximumSteps = 200;

/**
 * Finds a zero of a continuous function between low and high by Brent's method.
 * `found` is false when f has one sign (or is not a number) at both ends.
 * Source: R. P. Brent, Algorithms for Minimization without Derivatives, 1973, chapter 4.
 */
export function findRoot(f: (x: number) => number, low: number, high: number, { tolerance = 0, residual = 0 }: Precision = {}): Root {
  let [a, b] = [low, high];
  let [fa, fb] = [f(a), f(b)];
  if (fa === 0) return { found: true, root: a };
  if (!(fa * fb <= 0 && Math.sign(fa) !== Math.sign(fb))) return { found: false, atLow: fa, atHigh: fb };
  let [c, fc] = [a, fa];
  let last = b - a;
  let step = last;
  for (let count = 0; count < maximumSteps; count += 1) {
    if (Math.abs(fc) < Math.abs(fb)) {
      [a, b, c] = [b, c, b];
      [fa, fb, fc] = [fb, fc, fb];
    }
    const limit = 2 * Number.EPSILON * Math.abs(b) + tolerance / 2;
    const half = (c - b) / 2;
    if (Math.abs(half) <= limit || Math.abs(fb) <= residual) break;
    const proposed = Math.abs(last) >= limit && Math.abs(fa) > Math.abs(fb) ? interpolate(a, b, c, fa, fb, fc) : half;
    const sound = proposed * half > 0 && Math.abs(proposed) < Math.min(1.5 * Math.abs(half), Math.abs(last) / 2);
    last = sound ? step : half;
    step = sound ? proposed : half;
    [a, fa] = [b, fb];
    b += Math.abs(step) > limit ? step : Math.sign(half) * limit;
    fb = f(b);
    if (Math.sign(fb) === Math.sign(fc)) {
      [c, fc] = [a, fa];
      last = b - a;
      step = last;
    }
  }
  return { found: true, root: b };
}

/** A zero of a continuous function between two positive ends, searched by ratio rather than by distance; null if f has one sign at both. */
export function findRootByRatio(f: (x: number) => number, low: number, high: number): number | null {
  const answer = findRoot((logarithm) => f(Math.exp(logarithm)), Math.log(low), Math.log(high));
  return answer.found ? Math.exp(answer.root) : null;
}

const lastStep = 1e-5;

/**
 * The zero of a rising function that is costly to evaluate, to about 9 digits: few steps from a good start whose slope is roughly known.
 * null when the function has one sign from low to high.
 */
export function findRisingRoot(f: (x: number) => number, low: number, high: number, start: { x: number; slope: number }): number | null {
  let [a, b] = [low, high];
  let { x, slope } = start;
  let y = f(x);
  for (let count = 0; count < maximumSteps; count += 1) {
    if ((y < 0 && x >= high) || (y > 0 && x <= low) || Number.isNaN(y)) return null;
    if (y < 0) a = x;
    else b = x;
    const proposed = Math.min(Math.max(x - y / slope, low), high);
    // So near to the zero the secant is as good as another evaluation.
    if (Math.abs(y) <= lastStep * start.slope && Math.abs(proposed - x) <= 2 * lastStep) return proposed;
    // The ends are tried as they are, since they may not be known yet; any other step must stay within what holds the zero.
    const isSound = (proposed === low && a === low) || (proposed === high && b === high) || (proposed > a && proposed < b);
    const next = isSound && Math.abs(proposed - x) > lastStep / 10 ? proposed : (a + b) / 2;
    const value = f(next);
    const secant = (value - y) / (next - x);
    if (secant > 0) slope = secant;
    [x, y] = [next, value];
  }
  return x;
}

/** The step from b by inverse quadratic interpolation, or by the secant while only two points differ. */
function interpolate(a: number, b: number, c: number, fa: number, fb: number, fc: number): number {
  const s = fb / fa;
  if (a === c) return ((c - b) * s) / (s - 1);
  const [q, r] = [fa / fc, fb / fc];
  const numerator = s * ((c - b) * q * (q - r) - (b - a) * (r - 1));
  return -numerator / ((q - 1) * (r - 1) * (s - 1));
}
