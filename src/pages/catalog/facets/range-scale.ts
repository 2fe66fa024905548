/** Positions on the axis of a numeric facet: equal ratios where the values span more than a decade, as the server's bars are. */
import type { ParameterUnit } from '#contract/units.ts';
import { typedQuantity } from '#src/components/parts/typed-quantity.ts';

export interface RangeScale {
  min: number;
  max: number;
}

function isLogarithmic({ min, max }: RangeScale): boolean {
  return min > 0 && max / min > 10;
}

/** Where a value stands, from 0 to 1; values outside stand at the end. */
export function positionOf(scale: RangeScale, value: number): number {
  const { min, max } = scale;
  if (max <= min) return 0;
  const share = isLogarithmic(scale) ? (value <= 0 ? 0 : Math.log(value / min) / Math.log(max / min)) : (value - min) / (max - min);
  return Math.min(1, Math.max(0, share));
}

export function valueAt(scale: RangeScale, position: number): number {
  const { min, max } = scale;
  return isLogarithmic(scale) ? min * (max / min) ** position : min + (max - min) * position;
}

/** The text of a handle that was moved: two digits, and nothing at the ends of the axis, where there is no limit. */
export function textAt(scale: RangeScale, position: number, unit: ParameterUnit): string {
  return position <= 0 || position >= 1 ? '' : typedQuantity(valueAt(scale, position), unit, 2);
}
