/** Units of the catalog, their prefixes, and quantities for people. */
import { hourSeconds as hour } from './durations.ts';
import { localUnit } from './local-unit.ts';
import { marksOf } from './punctuation.ts';

export const units = [
  '',
  'Ω',
  'F',
  'H',
  'V',
  'A',
  'W',
  'J',
  'Hz',
  's',
  'm',
  'm²',
  'm³',
  'kg',
  'K',
  'K/W',
  '°C',
  '%',
  'ppm',
  'ppm/K',
  'dB',
  'dBm',
  'bit',
  'B',
  'bit/s',
  'S/s',
  'V/s',
  'V/√Hz',
  'C',
  'Ah',
  'Wh',
  'lm',
  'cd',
  'lx',
  'Pa',
  'N',
  'N·m',
  'T',
  'Ω·m',
  '°',
] as const;
export type ParameterUnit = (typeof units)[number];

/** Powers of ten of the prefixes as they are typed. */
export const prefixPowers: Readonly<Record<string, number>> = { p: -12, n: -9, u: -6, µ: -6, μ: -6, m: -3, k: 3, K: 3, M: 6, G: 9, T: 12 };
const displayPrefixes: Record<number, string> = { [-12]: 'p', [-9]: 'n', [-6]: 'µ', [-3]: 'm', 0: '', 3: 'k', 6: 'M', 9: 'G', 12: 'T' };
export const withoutPrefix: ReadonlySet<ParameterUnit> = new Set<ParameterUnit>([
  '°C',
  '%',
  'ppm',
  'ppm/K',
  'dB',
  'dBm',
  '°',
  '',
  'K',
  'K/W',
  'm²',
  'm³',
]);
const microsecond = 1e-6;

export interface EngineeringNumber {
  mantissa: number;
  prefix: string;
}

/** From here on supercapacitors are named in farads; the trade writes smaller ones in microfarads, never in millifarads. */
const leastFarads = 0.1;

/** Splits a value into a mantissa from 1 to under 1000 and a prefix; units without prefixes stay as they are, and nothing is in millifarads. */
export function toEngineering(value: number, unit: ParameterUnit): EngineeringNumber {
  const scaled = unit === 'kg' ? value * 1000 : value;
  if (value === 0 || (unit !== '' && withoutPrefix.has(unit)) || unit === '') return { mantissa: value, prefix: '' };
  const [digits = '0', exponent = '0'] = Number(scaled.toPrecision(12)).toExponential().split('e');
  const usual = Math.min(12, Math.max(-12, Math.floor(Number(exponent) / 3) * 3));
  const power = unit === 'F' && usual === -3 ? (scaled < leastFarads ? -6 : 0) : usual;
  return { mantissa: Number(`${digits}e${Number(exponent) - power}`), prefix: displayPrefixes[power] ?? '' };
}

/** A quantity for people, in engineering notation with the locale's separators and a narrow no-break space: `4.7 kΩ`. */
export function formatQuantity(value: number, unit: ParameterUnit, tag: string, significantDigits = 4): string {
  const { digits, symbol } = quantityParts(value, unit, tag, significantDigits);
  return joinUnit(digits, symbol, tag);
}

/** A range for people: the unit stands once where both ends have the same, and a plus where it tells the ends apart: `−40 … +125 °C`. No line ends inside. */
export function formatRange(low: number, high: number, unit: ParameterUnit, tag: string, significantDigits = 4): string {
  const first = quantityParts(low, unit, tag, significantDigits);
  const last = quantityParts(high, unit, tag, significantDigits);
  if (low === high) return joinUnit(first.digits, first.symbol, tag);
  const isShared = first.symbol === last.symbol || low === 0;
  const start = isShared ? first.digits : joinUnit(first.digits, first.symbol, tag);
  return `${start}${marksOf(tag).range}${low < 0 && high > 0 ? '+' : ''}${joinUnit(last.digits, last.symbol, tag)}`;
}

/** Where the percent sign stands: most languages set it apart as any unit, some join it to the digits, Turkish puts it before them. */
export function percentPlace(tag: string): 'apart' | 'joined' | 'before' {
  if (tag.startsWith('tr')) return 'before';
  return /^(?:ja|zh|hi)/.test(tag) ? 'joined' : 'apart';
}

/** Digits with a unit's symbol as the language writes it. */
export function joinUnit(digits: string, symbol: string, tag: string): string {
  if (symbol === '') return digits;
  const place = symbol === '%' ? percentPlace(tag) : symbol === '°' ? 'joined' : 'apart';
  // A line must not end between a ± and the sign before the digits.
  if (place === 'before') return digits.startsWith('−') ? `−${symbol}${digits.slice(1)}` : `\u2060${symbol}${digits}`;
  return place === 'joined' ? `${digits}${symbol}` : `${digits}\u202f${localUnit(symbol, tag)}`;
}

function quantityParts(value: number, unit: ParameterUnit, tag: string, significantDigits: number): { digits: string; symbol: string } {
  const { mantissa, symbol } = readable(value, unit);
  return { digits: numberFormat(tag, significantDigits).format(mantissa).replace('-', '−'), symbol };
}

const numberFormats = new Map<string, Intl.NumberFormat>();

/** Making a format costs a hundred times what using it does, and a list shows hundreds of quantities. */
function numberFormat(tag: string, significantDigits: number): Intl.NumberFormat {
  const key = `${tag} ${significantDigits}`;
  const known = numberFormats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(tag, { maximumSignificantDigits: significantDigits, useGrouping: 'min2' });
  numberFormats.set(key, made);
  return made;
}

/** The unit in which values are mostly shown. */
export function shownUnit(unit: ParameterUnit): string {
  return unit === 'V/s' ? 'V/µs' : unit;
}

/** Long times are in hours, small areas in square millimetres and slew rates per microsecond, as data sheets have them. */
function readable(value: number, unit: ParameterUnit): { mantissa: number; symbol: string } {
  if (unit === 's' && value >= hour) return { mantissa: value / hour, symbol: 'h' };
  if (unit === 'm²' && value > 0 && value < 0.01) return { mantissa: Number((value * 1e6).toPrecision(12)), symbol: 'mm²' };
  if (unit === 'V/s' && value >= 1000) return readableSlewRate(Number((value * microsecond).toPrecision(12)));
  const { mantissa, prefix } = unit === 'bit' || unit === 'B' ? toBinary(value) : toEngineering(value, unit);
  return { mantissa, symbol: unit === 'kg' ? `${prefix}g` : `${prefix}${unit}` };
}

/** Fast amplifiers have thousands of V/µs; what is ten times faster are the transients an isolator bears, given in kV/µs. */
function readableSlewRate(perMicrosecond: number): { mantissa: number; symbol: string } {
  if (perMicrosecond < 10_000) return { mantissa: perMicrosecond, symbol: 'V/µs' };
  return { mantissa: Number((perMicrosecond / 1000).toPrecision(12)), symbol: 'kV/µs' };
}

/** Memory counts in steps of 1024 where that gives a whole number. */
export function toBinary(value: number): EngineeringNumber {
  const steps = ['', 'K', 'M', 'G', 'T'];
  let mantissa = value;
  let step = 0;
  while (mantissa >= 1024 && mantissa % 1024 === 0 && step < steps.length - 1) {
    mantissa /= 1024;
    step += 1;
  }
  return { mantissa, prefix: steps[step] ?? '' };
}
