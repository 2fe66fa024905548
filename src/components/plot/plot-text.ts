import type { PlotAxis } from '#calculators/plot.ts';
import type { Unit } from '#calculators/units.ts';
import type { Scale } from './scale.ts';
import { unitLabel } from './unit-label.ts';

const bracketed = (name: string, unit: string) => `${name} (${unit})`;

/** What the page lends a plot: its words and its way to write values. */
export interface PlotText {
  /** Words of the tool by key, such as `outputs.impedance`. */
  word: (key: string) => string;
  /** A value with its unit, as the page writes its results; the first of `show` is preferred. */
  text: (value: number, unit: Unit, show: readonly string[]) => string;
  /** A unit's symbol as the page writes it. */
  unit: (symbol: string) => string;
  /** A name with a unit behind it. */
  inBrackets?: (name: string, unit: string) => string;
  /** A value of the x axis in words, where it stands for something that is no number, such as a day. */
  place?: ((x: number) => string) | undefined;
}

/** A value of the x axis as the page writes it. */
export function placeText(text: PlotText, axis: PlotAxis, scale: Scale): (value: number) => string {
  return text.place ?? axisText(text, axis, scale);
}

/** A value of an axis with its unit, in the unit that the axis has on screen where that fits. */
export function axisText({ text }: PlotText, axis: PlotAxis, scale: Scale): (value: number) => string {
  const show = [scale.unit, ...axis.show.filter((unit) => unit !== scale.unit)];
  return (value) => text(value, axis.unit, show);
}

/** Quantity and unit of an axis: `Trace width (mm)`. */
export function axisTitle({ word, unit: unitText, inBrackets = bracketed }: PlotText, axis: PlotAxis, scale: Scale): string {
  const unit = scale.mixed ? '' : unitLabel(scale.unit);
  return unit === '' ? word(axis.label) : inBrackets(word(axis.label), unitText(unit));
}
