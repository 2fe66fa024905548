/** Values at which an axis is labelled and ruled. */
import { scaleLinear } from 'd3-scale';

/** Digits that are labelled within a decade, the densest set first. */
const digitSets = [[1, 2, 5], [1, 3], [1]] as const;

function decadesOf(low: number, high: number): number[] {
  const first = Math.floor(Math.log10(low) + 1e-9);
  const last = Math.ceil(Math.log10(high) - 1e-9);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function within(low: number, high: number): (value: number) => boolean {
  return (value) => value >= low * (1 - 1e-9) && value <= high * (1 + 1e-9);
}

function multiples(low: number, high: number, digits: readonly number[], every = 1): number[] {
  return decadesOf(low, high)
    .filter((decade) => decade % every === 0)
    .flatMap((decade) => digits.map((digit) => Number(`${digit}e${decade}`)))
    .filter(within(low, high));
}

/** At most `room` labelled values of a logarithmic axis. */
export function logTicks(low: number, high: number, room: number): number[] {
  const dense = digitSets.map((digits) => multiples(low, high, digits));
  const sparse = [2, 3, 4, 5, 6].map((every) => multiples(low, high, [1], every));
  const chosen = [...dense, ...sparse].find((values) => values.length <= room) ?? [low, high];
  // Within less than a decade, 1-2-5 may leave hardly a number.
  return chosen.length >= 3 || high / low > 30 ? chosen : scaleLinear([low, high], [0, 1]).ticks(room);
}

/** Lines between the labelled values of a logarithmic axis. */
export function logMinor(low: number, high: number): number[] {
  return high / low > 1e6 ? multiples(low, high, [1]) : multiples(low, high, [1, 2, 3, 4, 5, 6, 7, 8, 9]);
}

/** The next round numbers outside, so that a logarithmic axis ends at labelled values. */
export function logEnds(low: number, high: number): [number, number] {
  const steps = multiples(low / 10, high * 10, [1, 2, 5]);
  return [steps.findLast((value) => value <= low * (1 + 1e-9)) ?? low, steps.find((value) => value >= high * (1 - 1e-9)) ?? high];
}

/** Steps of angles that readers expect. */
const angles = [5, 10, 15, 30, 45, 90, 180, 360];

/** At most about `room` labelled values of an axis in degrees. */
export function degreeTicks(low: number, high: number, room: number): number[] {
  const step = angles.find((angle) => (high - low) / angle <= room) ?? 360;
  if (high - low < 20) return scaleLinear([low, high], [0, 1]).ticks(room);
  const first = Math.ceil(low / step - 1e-9);
  return Array.from({ length: Math.floor(high / step + 1e-9) - first + 1 }, (_, index) => (first + index) * step);
}

/** Decimals that tell evenly spaced values apart. */
export function decimalsOf(values: readonly number[]): number {
  const [first = 0, second = first + 1] = values;
  const step = Math.abs(second - first);
  return step > 0 ? Math.min(12, Math.max(0, -Math.floor(Math.log10(step) + 1e-9))) : 0;
}
