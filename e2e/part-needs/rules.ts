/** What a part that is offered must be. */
import type { InputValue, OutputValue, Row } from '#calculators/define.ts';
import type { PartSearch } from '#calculators/parts.ts';

export interface OfferedPart {
  mpn: string;
  partClass: string;
  /** Parameters by key: a number in SI (percent and ppm as such), the ends of a range, an option or a flag. */
  values: ReadonlyMap<string, number | readonly [number, number] | string | boolean>;
}

/** What is wrong with a part; null where nothing is. */
export type Rule = (part: OfferedPart) => string | null;

const rounding = 1e-6;
const numberOf = ({ values }: OfferedPart, key: string): number => Number(values.get(key) ?? Number.NaN);
const told = (isRight: boolean, part: OfferedPart, key: string, wanted: string) =>
  isRight ? null : `${part.mpn}: ${key} ${String(part.values.get(key))}, wanted ${wanted}`;

export const least =
  (key: string, limit: number): Rule =>
  (part) =>
    told(numberOf(part, key) >= limit - rounding * Math.abs(limit), part, key, `at least ${limit}`);

export const most =
  (key: string, limit: number): Rule =>
  (part) =>
    told(numberOf(part, key) <= limit + rounding * Math.abs(limit), part, key, `at most ${limit}`);

/** Within a share of the value on either side. */
export const about =
  (key: string, value: number, share: number): Rule =>
  (part) =>
    told(Math.abs(numberOf(part, key) / value - 1) <= share, part, key, `${value} within ${share}`);

export const is = (key: string, value: number): Rule => about(key, value, 1e-5);

/** A range that holds both. */
export const covers =
  (key: string, low: number, high: number): Rule =>
  (part) => {
    const [from, to] = [part.values.get(key) ?? []].flat().map(Number);
    return told(from !== undefined && to !== undefined && from <= low && to >= high, part, key, `${low} to ${high}`);
  };

export const option =
  (key: string, ...allowed: readonly string[]): Rule =>
  (part) =>
    told(allowed.includes(String(part.values.get(key))), part, key, allowed.join(' or '));

export const numbered =
  (pattern: RegExp): Rule =>
  (part) =>
    pattern.test(part.mpn) ? null : `${part.mpn} is no ${String(pattern)}`;

/** A resistor of a value (Ω) for the heat (W) and within a tolerance (%). */
export const resistor = (value: number, heat = 0, tolerance = Infinity): Rule[] => [
  is('resistance', value),
  ...(heat > 0 ? [least('powerRating', heat)] : []),
  ...(Number.isFinite(tolerance) ? [most('tolerance', tolerance)] : []),
];

/** Among ceramics C0G keeps its value whatever the voltage. */
export const keepsValue: Rule = (part) => (part.partClass === 'mlcc' ? option('dielectric', 'c0g', 'u2j')(part) : null);

/** A ceramic of another kind loses half of its value near its rated voltage. */
export const derated =
  (value: number, voltage: number): Rule =>
  (part) => {
    const loses = part.partClass === 'mlcc' && keepsValue(part) !== null && value > 1e-9;
    return least('ratedVoltage', loses ? 2 * voltage : voltage)(part);
  };

/** Three times the frequency lies below the resonance, which no coil has lower than with 60 pF. */
export const farBelowResonance =
  (inductance: number, frequency: number): Rule =>
  (part) =>
    3 * frequency <= 1 / (2 * Math.PI * Math.sqrt(inductance * 60e-12)) ? null : least('selfResonantFrequency', 3 * frequency)(part);

/** What was entered and what came out, as the rules ask for it. */
export interface Looked {
  mode: string;
  search: PartSearch;
  /** A number that was entered. */
  g: (id: string) => number;
  text: (id: string) => string;
  /** A number that came out, of a list the one at a place. */
  o: (id: string, at?: number) => number;
  rows: (id: string) => readonly Row[];
}

/** A number, of a list the one at a place. */
function numberAt(value: unknown, at: number): number {
  const one: unknown = Array.isArray(value) ? value.at(at) : value;
  return typeof one === 'number' ? one : Number.NaN;
}

export function looked(
  search: PartSearch,
  given: Readonly<Record<string, InputValue>>,
  out: Readonly<Record<string, OutputValue>>,
): Looked {
  return {
    mode: String(given['mode']),
    search,
    g: (id) => numberAt(given[id], 0),
    text: (id) => String(given[id]),
    o: (id, at = 0) => numberAt(out[id], at),
    rows: (id) => (Array.isArray(out[id]) ? out[id].filter((row): row is Row => typeof row === 'object') : []),
  };
}

/** Rules by the label of a search. */
export type Needs = Readonly<Record<string, (look: Looked) => readonly Rule[]>>;

/** What only belongs beside the circuit: nothing of it follows from the result. */
export const anyOfItsKind = (): Rule[] => [];

/** The parts of a list: each place has its standard value. */
export function listed(key: string, coilsAt = 0): (look: Looked) => Rule[] {
  return ({ rows, search: { places = [] } }) =>
    rows(key)
      .filter(({ ref }) => places.includes(String(ref)))
      .flatMap(({ kind, standard }) => {
        const value = Number(standard);
        if (kind === 'R') return [is('resistance', value), most('tolerance', 1)];
        if (kind === 'C') return [is('capacitance', value), keepsValue];
        return [is('inductance', value), farBelowResonance(value, coilsAt)];
      });
}
