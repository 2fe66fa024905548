/** Values that shops commonly stock: a part of such a value needs no rounding to another series. */
import type { Unit } from '#calculators/units.ts';
import { type ESeries, nearestInRatio } from './e-series.ts';

/** Resistors of 1 % come in E24 as well as in E96; of capacitors and inductors few makers go beyond E12. */
const stocked: Partial<Record<Unit, readonly ESeries[]>> = { Ω: ['E24', 'E96'], F: ['E12'], H: ['E12'] };
// As in `e-series.ts`: values that agree to this are the same.
const same = 1e-9;

/** The commonly stocked series to which a value (Ω, F or H) belongs; null where it belongs to none. */
export function stockedSeries(value: number, unit: Unit): ESeries | null {
  return stocked[unit]?.find((series) => Math.abs(nearestInRatio(value, series) / value - 1) <= same) ?? null;
}

/** The exact value where shops stock it, else the rounded one; null where neither is known. */
export function stockedOr(exact: number | null | undefined, rounded: number | null | undefined, unit: Unit): number | null {
  return typeof exact === 'number' && stockedSeries(exact, unit) !== null ? exact : (rounded ?? null);
}
