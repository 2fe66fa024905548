import { decimalValue } from '#calculators/math/numeric/decimal.ts';

/** Names of the preferred number series of IEC 60063:2015. */
export const eSeriesNames = ['E3', 'E6', 'E12', 'E24', 'E48', 'E96', 'E192'] as const;
export type ESeries = (typeof eSeriesNames)[number];

// Values that agree to this are the same standard value: computed resistances carry rounding errors.
const same = 1e-9;
// Two candidates whose errors agree to this are equally near.
const tie = 1e-12;

const e24 = [100, 110, 120, 130, 150, 160, 180, 200, 220, 240, 270, 300, 330, 360, 390, 430, 470, 510, 560, 620, 680, 750, 820, 910];
const everyNth = (step: number) => e24.filter((_, index) => index % step === 0);

function geometric(count: number): number[] {
  const values = Array.from({ length: count }, (_, index) => Math.round(100 * 10 ** (index / count)));
  // IEC 60063 lists 920 where the rule gives 919.
  return values.map((value) => (value === 919 ? 920 : value));
}

const decades: Record<ESeries, readonly number[]> = {
  E3: everyNth(8),
  E6: everyNth(4),
  E12: everyNth(2),
  E24: e24,
  E48: geometric(48),
  E96: geometric(96),
  E192: geometric(192),
};

/** The decade of a series as whole numbers from 100 to below 1000, rising (IEC 60063). */
export function valuesOf(series: ESeries): readonly number[] {
  return decades[series];
}

/** The standard value with a running number that counts on through all decades; number 0 is exactly 100. */
function valueAt(series: ESeries, position: number): number {
  const decade = decades[series];
  const exponent = Math.floor(position / decade.length);
  const digits = decade[position - exponent * decade.length] ?? Number.NaN;
  return decimalValue({ digits, exponent });
}

/** The running number of the greatest standard value at or below `value`, equal to within 1e-9. */
function positionAtOrBelow(value: number, series: ESeries): number {
  if (!(value > 0 && value < Infinity)) return Number.NaN;
  const exponent = Number(value.toExponential().split('e')[1]) - 2;
  const mantissa = (value / 10 ** exponent) * (1 + same);
  const decade = decades[series];
  const index = mantissa >= 1000 ? decade.length : decade.findLastIndex((digits) => digits <= mantissa);
  return exponent * decade.length + index;
}

/** The greatest standard value at or below `value` (equal to within 1e-9) and the next one above it; NaN unless value > 0. */
export function neighbours(value: number, series: ESeries): readonly [atOrBelow: number, above: number] {
  const position = positionAtOrBelow(value, series);
  return [valueAt(series, position), valueAt(series, position + 1)];
}

/** The greatest standard value at or below `value`, equal to within 1e-9; NaN unless value > 0. */
export function standardAtOrBelow(value: number, series: ESeries): number {
  return neighbours(value, series)[0];
}

/** The least standard value at or above `value`, equal to within 1e-9; NaN unless value > 0. */
export function standardAtOrAbove(value: number, series: ESeries): number {
  const [below, above] = neighbours(value, series);
  return below >= value * (1 - same) ? below : above;
}

/** The standard value nearest to `value` in ratio, the larger on a tie; NaN unless value > 0. */
export function nearestInRatio(value: number, series: ESeries): number {
  const [below, above] = neighbours(value, series);
  return Math.log(above / value) <= Math.abs(Math.log(value / below)) + tie ? above : below;
}

/** The standard value v with the least |v/value − 1|, the larger on a tie; NaN unless value > 0. */
export function nearestByDifference(value: number, series: ESeries): number {
  const [below, above] = neighbours(value, series);
  return above / value - 1 <= Math.abs(1 - below / value) + tie ? above : below;
}

/** `value` itself for 'none', else the standard value with the least |v/value − 1|. */
export function roundToSeries(value: number, series: ESeries | 'none'): number {
  return series === 'none' ? value : nearestByDifference(value, series);
}

/** All standard values from `low` to `high`, both included (equal to within 1e-9), rising; both must be > 0. */
export function standardValuesBetween(low: number, high: number, series: ESeries): number[] {
  const last = positionAtOrBelow(high, series);
  let position = positionAtOrBelow(low, series);
  if (valueAt(series, position) < low * (1 - same)) position += 1;
  const values: number[] = [];
  for (; position <= last; position += 1) values.push(valueAt(series, position));
  return values;
}

/** The coarsest series that contains `value` to within 1e-9, or null. */
export function firstSeriesWith(value: number): ESeries | null {
  return eSeriesNames.find((series) => Math.abs(nearestInRatio(value, series) / value - 1) <= same) ?? null;
}
