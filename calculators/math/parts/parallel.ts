/** What adds up by reciprocals: resistors and inductors in parallel, capacitors in series. */

/** The total of parts that add up by reciprocals, 1/Σ(1/value); values must be > 0. */
export function parallel(...values: readonly number[]): number {
  return 1 / values.reduce((sum, value) => sum + 1 / value, 0);
}

// A target that agrees with the present total to this is the present total: only rounding lies between them.
const same = 1e-12;

/** The part that brings the total of `values` down to `target`; null unless the target lies below the present total. */
export function missingInParallel(target: number, values: readonly number[]): number | null {
  const wanted = 1 / target;
  const lacking = values.reduce((rest, value) => rest - 1 / value, wanted);
  return lacking > wanted * same ? 1 / lacking : null;
}
