/** Parts of the shop that follow from a result: a category, and the filters of its page in the words of its address. */

import type { Derived, ToolShape } from './define.ts';

export interface PartSearch {
  /** Key of the tool's words that says what these are: `parts.<key>`. */
  label: string;
  /** Slug of the category. */
  category: string;
  /** Parameter → value as in a category's address: `1`, `c0g,x7r`, `100n..1u`, `50..`. */
  filters: Readonly<Record<string, string>>;
}

/** The parts that follow from the results of one tool. */
export type PartsOf<T extends ToolShape> = Derived<T, PartSearch>;

/** Values that differ by no more than rounding. */
export function equalTo(value: number): string {
  return between(value * (1 - 1e-6), value * (1 + 1e-6));
}

export function atLeast(value: number): string {
  return `${compact(value)}..`;
}

export function atMost(value: number): string {
  return `..${compact(value)}`;
}

export function between(low: number, high: number): string {
  return `${compact(low)}..${compact(high)}`;
}

/** Within a share of the value on either side: `near(1e-6, 0.05)` is 0.95 to 1.05 µ. */
export function near(value: number, share: number): string {
  return between(value * (1 - share), value * (1 + share));
}

/** The greatest power of the chip resistors that the shop keeps, W. */
const greatestChipPower = 1;

/** Chip resistors of this value (Ω) that carry a power (W), with tolerance up to 1 % unless said otherwise (%); none where no chip carries it. */
export function chipResistors(label: string, resistance: number | null | undefined, power = 0, tolerance = 1): PartSearch[] {
  if (typeof resistance !== 'number' || !(resistance > 0) || power > greatestChipPower) return [];
  const filters = { resistance: equalTo(resistance), tolerance: atMost(tolerance), ...(power > 0 ? { powerRating: atLeast(power) } : {}) };
  return [{ label, category: 'chip-resistors', filters }];
}

/** Short enough for an address, exact enough for a filter. */
function compact(value: number): string {
  return String(Number(value.toPrecision(9)));
}
