/** Parts of the shop that follow from a result: a class of parts, and filters in the words of a category's address. */

import type { Derived, ToolShape } from './define.ts';

export interface PartSearch {
  /** Key of the tool's words that says what these are: `parts.<key>`. */
  label: string;
  /** A class of `contract/part-classes.ts`; which category of a shop holds it, the shop says. */
  partClass: string;
  /** Parameter → value as in a category's address: `1`, `c0g,x7r`, `100n..1u`, `50..`. */
  filters: Readonly<Record<string, string>>;
  /** References of the circuit where such a part stands, as the list of parts and the drawing call them: `R1`, `R2`. */
  places?: readonly string[];
  /** How many of them the circuit has where `places` does not name them; one without it. */
  pieces?: number;
  /** The place that this is one of several ways to fill, such as a film capacitor instead of a ceramic one; the label without it. */
  place?: string;
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
  return [{ label, partClass: 'chip-resistors', filters }];
}

/** The chip resistors at the places R1, R2 and so on, each value (Ω) once, with a power (W) and a tolerance (%) as of `chipResistors`. */
export function placedResistors(values: readonly (number | null | undefined)[], power = 0, tolerance = 1): PartSearch[] {
  return values.flatMap((value, index) => {
    if (values.indexOf(value) !== index) return [];
    const places = values.flatMap((other, at) => (other === value ? [`R${at + 1}`] : []));
    return chipResistors(`r${index + 1}`, value, power, tolerance).map((search) => ({ ...search, places }));
  });
}

/** Resistors with leads and chip resistors of this value (Ω) within this tolerance (%): labels `leaded`, `chip`. */
export function resistors(resistance: number | null | undefined, tolerance: number): PartSearch[] {
  if (typeof resistance !== 'number' || !(resistance > 0)) return [];
  const filters = { resistance: equalTo(resistance), tolerance: atMost(tolerance) };
  const leaded = { label: 'leaded', partClass: 'through-hole-resistors', filters };
  return [leaded, ...chipResistors('chip', resistance, 0, tolerance)].map((search) => ({ ...search, place: 'resistor' }));
}

/** Where ceramic capacitors end, film capacitors begin and end, and electrolytic ones begin, F. */
const [greatestCeramic, leastFilm, greatestFilm, leastElectrolytic] = [100e-6, 1e-9, 10e-6, 1e-6];

/** Up to here ceramic capacitors are mostly of a kind that keeps its value under voltage, F; C0G ends at the second. */
const [greatestSteady, greatestC0g] = [1e-9, 100e-9];
/** Of the rated voltage of other ceramics: above, X5R and X7R lose more than half of their capacitance. */
const usableShare = 0.5;

/** Capacitors of this value (F) for a voltage (V), by the kinds that are made so: labels `ceramic`, `film`, `electrolytic`. */
export function capacitors(capacitance: number | null | undefined, voltage = 0): PartSearch[] {
  if (typeof capacitance !== 'number' || !(capacitance > 0)) return [];
  const rated = (least: number) => ({ capacitance: equalTo(capacitance), ...(least > 0 ? { ratedVoltage: atLeast(least) } : {}) });
  const derated = rated(capacitance > greatestSteady ? voltage / usableShare : voltage);
  const kinds = [
    { label: 'ceramic', partClass: 'mlcc', filters: derated, isMade: capacitance <= greatestCeramic },
    {
      label: 'film',
      partClass: 'film-capacitors',
      filters: rated(voltage),
      isMade: capacitance >= leastFilm && capacitance <= greatestFilm,
    },
    {
      label: 'electrolytic',
      partClass: 'aluminium-electrolytic-radial',
      filters: rated(voltage),
      isMade: capacitance >= leastElectrolytic,
    },
  ];
  return kinds.filter(({ isMade }) => isMade).map(({ label, partClass, filters }) => ({ label, partClass, filters, place: 'capacitor' }));
}

/** Those that keep their value, and so time and reactance: C0G among the ceramics, film and electrolytic ones. */
export function steadyCapacitors(capacitance: number | null | undefined, voltage = 0): PartSearch[] {
  return capacitors(capacitance, voltage).flatMap((search) => {
    if (search.label !== 'ceramic') return [search];
    const { capacitance: value = '' } = search.filters;
    const rating = voltage > 0 ? { ratedVoltage: atLeast(voltage) } : {};
    return Number(capacitance) <= greatestC0g ? [{ ...search, filters: { capacitance: value, dielectric: 'c0g', ...rating } }] : [];
  });
}

/** Share of its rated current that a regulator may carry for long. */
const regulatorShare = 0.8;

/** Adjustable linear regulators that carry a current (A) and bear a supply (V); one whose greatest input the shop does not know is none. */
export function adjustableRegulators(current: number, supply: number): PartSearch {
  const filters = { outputCurrent: atLeast(current / regulatorShare), inputVoltageMax: atLeast(supply) };
  return { label: 'regulators', partClass: 'linear-regulators-adjustable', filters };
}

/** Below this many henries inductors are made for radio frequencies. */
const leastPowerInductance = 1e-6;

/** Up to a third of its self-resonance a coil differs by an eighth at most from its inductance: 1/(1 − (1/3)²). */
const resonanceMargin = 3;
/** More than any coil of the catalog has whose maker states a self-resonance (58 pF): far below the resonance with it every coil will do, F. */
const windingCapacitance = 60e-12;

/** What a coil is used for: the highest frequency (Hz) at which its inductance counts, and the Q that was reckoned with. */
export interface CoilUse {
  frequency?: number;
  quality?: number | null;
}

/** Inductors of this value (H), far below their self-resonance and of the Q where it is said for what; one of which the shop does not know that is none. */
export function inductors(
  label: string,
  inductance: number | null | undefined,
  { frequency = 0, quality = null }: CoilUse = {},
): PartSearch[] {
  if (typeof inductance !== 'number' || !(inductance > 0)) return [];
  const partClass = inductance < leastPowerInductance ? 'rf-inductors' : 'power-inductors';
  const resonance = resonanceMargin * frequency;
  const leastOfAll = 1 / (2 * Math.PI * Math.sqrt(inductance * windingCapacitance));
  const filters = {
    inductance: equalTo(inductance),
    ...(resonance > leastOfAll ? { selfResonantFrequency: atLeast(resonance) } : {}),
    // Of power inductors makers state none.
    ...(quality === null || partClass !== 'rf-inductors' ? {} : { qFactor: atLeast(quality) }),
  };
  return [{ label, partClass, filters }];
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
