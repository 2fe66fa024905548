import type { PlotAxis } from '#calculators/plot.ts';
import { prefixedLike, toShown } from '#calculators/units.ts';

/** Sizes of numbers that are easy to read beside an axis. */
const readable = { low: 0.1, high: 10_000 };

function isReadable(axis: PlotAxis, unit: string, size: number): boolean {
  const shown = Math.abs(toShown(size, axis.unit, unit));
  return shown >= readable.low && shown < readable.high;
}

/** The units an axis may move between by itself: the preferred one and its multiples. */
export function familyOf(axis: PlotAxis): readonly string[] {
  const [preferred = axis.unit] = axis.show;
  const alike = prefixedLike(axis.unit, preferred);
  return axis.show.filter((unit) => alike.includes(unit));
}

/** The unit in which an axis is labelled: the preferred one unless its numbers would be clumsy. `size` is the value that must be readable. */
export function axisUnit(axis: PlotAxis, size: number): string {
  const [preferred = axis.unit] = axis.show;
  if (size === 0 || !Number.isFinite(size) || isReadable(axis, preferred, size)) return preferred;
  const shown = (unit: string) => Math.abs(toShown(size, axis.unit, unit));
  return familyOf(axis).find((unit) => shown(unit) >= 1 && shown(unit) < 1000) ?? preferred;
}
