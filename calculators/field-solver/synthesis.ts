import { findRoot } from '#calculators/math/numeric/root.ts';
import type { Effort } from './effort.ts';

/** The dimension in m that gives the wanted impedance, or the impedances in Ω at the ends of a range that does not hold it. */
export type Synthesis =
  | { readonly reached: true; readonly dimension: number }
  | { readonly reached: false; readonly impedanceAtLow: number; readonly impedanceAtHigh: number };

export interface Range {
  readonly low: number;
  readonly high: number;
}

const precision = 1e-7;
/** Finding the root of quick values closer than they are right would be in vain: that of ln(dimension), and that of ln(impedance). */
const quickError = { tolerance: 1e-3, residual: 2e-3 };
const mostSteps = 8;

/** Trace widths worth searching, in m, for this dielectric height or plane spacing in m. */
export const widthRange = (reference: number): Range => ({ low: 0.002 * reference, high: 200 * reference });

/** The part of a range of widths in which etching, by which the top is narrower in m, leaves one. */
export const widerThan = (reduction: number, { low, high }: Range): Range => ({
  low: Math.max(low, 1.02 * reduction),
  high: Math.max(high, 2 * reduction),
});

/** Trace spacings worth searching, in m, for this dielectric height or plane spacing in m. */
export const spacingRange = (reference: number): Range => ({ low: 0.01 * reference, high: 50 * reference });

/**
 * Finds the dimension at which a steadily rising or falling impedance is the wanted one to 1e-7. `impedanceAt` is asked for
 * quick values along the way and for full ones only near the end; not reached is a result: a tool reports TARGET_UNREACHABLE.
 */
export function synthesise(target: number, { low, high }: Range, impedanceAt: (dimension: number, effort: Effort) => number): Synthesis {
  const error = (effort: Effort) => (x: number) => Math.log(impedanceAt(Math.exp(x), effort) / target);
  const [from, to] = [Math.log(low), Math.log(high)];
  const quick = withSlope(error('quick'));
  const rough = findRoot(quick.value, from, to, quickError);
  const refined = rough.found ? refine(error('full'), rough.root, quick.slopeAt(rough.root)) : null;
  if (refined !== null && refined >= from && refined <= to) return { reached: true, dimension: Math.exp(refined) };
  const exact = findRoot(error('full'), from, to, { residual: precision });
  if (exact.found) return { reached: true, dimension: Math.exp(exact.root) };
  return { reached: false, impedanceAtLow: target * Math.exp(exact.atLow), impedanceAtHigh: target * Math.exp(exact.atHigh) };
}

interface EnteredTrace {
  /** m */
  readonly traceWidth: number;
  /** What etching takes from the top, in m. */
  readonly topWidthReduction: number;
}

/** The width in m that was entered, or that gives the wanted impedance in Ω where one is; null where none of those worth searching does. */
export function widthFor(
  { traceWidth, topWidthReduction }: EnteredTrace,
  { target, reference }: { target: number | null; reference: number },
  impedanceAt: (width: number, effort: Effort) => number,
): number | null {
  if (target === null) return traceWidth;
  const search = synthesise(target, widerThan(topWidthReduction, widthRange(reference)), impedanceAt);
  return search.reached ? search.dimension : null;
}

/** The same function, and its slope at one of the places it was asked for, towards the nearest other. */
function withSlope(f: (x: number) => number) {
  const known: (readonly [x: number, y: number])[] = [];
  return {
    value: (x: number): number => {
      const y = f(x);
      known.push([x, y]);
      return y;
    },
    slopeAt: (place: number): number => {
      const [[x1, y1], [x2, y2]] = known.toSorted(([a], [b]) => Math.abs(a - place) - Math.abs(b - place)) as [
        [number, number],
        [number, number],
      ];
      return (y2 - y1) / (x2 - x1);
    },
  };
}

/** Secant steps from a start that is nearly right; null if they do not settle. */
function refine(f: (x: number) => number, start: number, firstSlope: number): number | null {
  let x = start;
  let value = f(x);
  let slope = firstSlope;
  for (let step = 0; step < mostSteps && !(Math.abs(value) < precision); step += 1) {
    const next = x - value / slope;
    const nextValue = f(next);
    slope = (nextValue - value) / (next - x);
    [x, value] = [next, nextValue];
  }
  return Math.abs(value) < precision ? x : null;
}
