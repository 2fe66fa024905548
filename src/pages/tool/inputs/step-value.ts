/** One step of the arrow keys: the second digit of the number, whole numbers by one. */
export function stepValue(value: number, direction: 1 | -1, many: boolean, whole: boolean): number {
  const size = Math.abs(value);
  const digit = size === 0 ? 0 : Math.floor(Math.log10(size) + 1e-12) - 1;
  const step = whole ? 1 : 10 ** digit;
  const next = value + direction * step * (many ? 10 : 1);
  return Number(next.toPrecision(12)); // without the dust of binary fractions
}
