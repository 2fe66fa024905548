/**
 * Bessel functions of the first kind J_0(x) … J_highest(x) for x ≥ 0, by downward recurrence.
 * Source: Abramowitz and Stegun, 9.12, example 1 (J. C. P. Miller).
 */
export function besselJ(highest: number, x: number): number[] {
  if (x === 0) return Array.from({ length: highest + 1 }, (_, order) => (order === 0 ? 1 : 0));
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
