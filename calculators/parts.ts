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

/** Resistors with leads and chip resistors of this value (Ω) within this tolerance (%): labels `leaded`, `chip`. */
export function resistors(resistance: number | null | undefined, tolerance: number): PartSearch[] {
  if (typeof resistance !== 'number' || !(resistance > 0)) return [];
  const filters = { resistance: equalTo(resistance), tolerance: atMost(tolerance) };
  return [{ label: 'leaded', category: 'through-hole-resistors', filters }, ...chipResistors('chip', resistance, 0, tolerance)];
}

/** Where ceramic capacitors end, film capacitors begin and end, and electrolytic ones begin, F. */
const [greatestCeramic, leastFilm, greatestFilm, leastElectrolytic] = [100e-6, 1e-9, 10e-6, 1e-6];

/** Capacitors of this value (F) for a voltage (V), by the kinds that are made so: labels `ceramic`, `film`, `electrolytic`. */
export function capacitors(capacitance: number | null | undefined, voltage = 0): PartSearch[] {
  if (typeof capacitance !== 'number' || !(capacitance > 0)) return [];
  const filters = { capacitance: equalTo(capacitance), ...(voltage > 0 ? { ratedVoltage: atLeast(voltage) } : {}) };
  const kinds = [
    { label: 'ceramic', category: 'mlcc', isMade: capacitance <= greatestCeramic },
    { label: 'film', category: 'film-capacitors', isMade: capacitance >= leastFilm && capacitance <= greatestFilm },
    { label: 'electrolytic', category: 'aluminium-electrolytic-radial', isMade: capacitance >= leastElectrolytic },
  ];
  return kinds.filter(({ isMade }) => isMade).map(({ label, category }) => ({ label, category, filters }));
}

/** Below this many henries inductors are made for radio frequencies. */
const leastPowerInductance = 1e-6;

/** Inductors of this value (H). */
export function inductors(label: string, inductance: number | null | undefined): PartSearch[] {
  if (typeof inductance !== 'number' || !(inductance > 0)) return [];
  const category = inductance < leastPowerInductance ? 'rf-inductors' : 'power-inductors';
  return [{ label, category, filters: { inductance: equalTo(inductance) } }];
}

/** Where a coil of wire is replaced by a ready one, the nearest standard value is at most this far. */
const nearEnough = 0.1;

/** Inductors of about this value (H), for a computed coil. */
export function inductorsNear(label: string, inductance: number | null | undefined): PartSearch[] {
  if (typeof inductance !== 'number') return [];
  return inductors(label, inductance).map((search) => ({ ...search, filters: { inductance: near(inductance, nearEnough) } }));
}

/** Short enough for an address, exact enough for a filter. */
function compact(value: number): string {
  return String(Number(value.toPrecision(9)));
}
