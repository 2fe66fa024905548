import { findRoot } from './root.ts';

/** Below this the first term of the series is exact to the last digit. */
const tiny = 1e-8;

/**
 * Bessel functions of the first kind J_0(x) … J_highest(x) for x ≥ 0, by downward recurrence.
 * Source: Abramowitz and Stegun, 9.12, example 1 (J. C. P. Miller).
 */
export function besselJ(highest: number, x: number): number[] {
  if (x < tiny) return firstTerms(highest, x);
  const start = 2 * Math.ceil((Math.max(highest, x + 15 * Math.cbrt(x)) + 30) / 2);
  const values = Array.from<number>({ length: start + 1 }).fill(0);
  let [above, current, sum] = [0, 1e-300, 0];
  for (let order = start; order >= 0; order -= 1) {
    values[order] = current;
    if (order % 2 === 0) sum += order === 0 ? current : 2 * current;
    [above, current] = [current, ((2 * order) / x) * current - above];
    if (Math.abs(current) > 1e250) {
      for (let k = order; k <= start; k += 1) values[k] = (values[k] ?? 0) * 1e-250;
      [above, current, sum] = [above * 1e-250, current * 1e-250, sum * 1e-250];
    }
  }
  return values.slice(0, highest + 1).map((value) => value / sum);
}

/** (x/2)ⁿ/n! */
function firstTerms(highest: number, x: number): number[] {
  const terms = [1];
  for (let order = 1; order <= highest; order += 1) terms.push(((terms[order - 1] ?? 0) * x) / (2 * order));
  return terms;
}

/** The n-th positive zero of J_0: McMahon's estimate (Abramowitz and Stegun, 9.5.12) lies within 0.05 of it. */
export function besselZero(count: number): number {
  const estimate = (count - 1 / 4) * Math.PI;
  const answer = findRoot((x) => besselJ(0, x)[0] ?? 0, estimate, estimate + 0.06);
  return answer.found ? answer.root : estimate;
}
