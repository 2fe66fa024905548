/** Reads what engineers type for a value, without knowing yet which parameter they mean. */
import { LRUCache } from 'lru-cache';
import type { ParameterUnit } from '#contract/units.ts';
import { isUnit, parseQuantity } from '#contract/value/parse-quantity.ts';
import { plainValue } from '#contract/value/plain-signs.ts';
import { channelsIn, countedBy } from './counted-names.ts';
import { readTemperature } from './temperature.ts';

export interface KeywordQuantity {
  /** Units it may be in, the likelier first; `upTo` ends a range, `isLead` where it can only be the figure that names the part. */
  readings: readonly Readonly<{ unit: ParameterUnit; value: number; upTo?: number; isLead?: boolean }>[];
  /** The parameters that it can be of, when it tells. */
  keys?: readonly string[];
  /** Which way a sign before it means it. */
  bound?: 'at_least' | 'at_most';
  /** The rows of contacts, where it tells them with their number. */
  rows?: number;
  /** The parameters that it is rather of than of others in its unit. */
  likes?: readonly string[];
  /** Length, width and maybe height in meters, where it may be the size of a body. */
  sides?: readonly number[];
}

/** What a keyword's figure may be in. */
const keywordUnits: readonly ParameterUnit[] = ['Ω', 'F', 'H', 'V', 'A', 'W', 'Hz', '%', 'bit', 's', 'm'];

/** Spellings that only keywords have; `o` are octets. */
const otherSpellings: Readonly<Record<string, readonly ParameterUnit[]>> = {
  ω: ['Ω'],
  ppm: ['ppm/K', 'ppm'],
  'ppm/k': ['ppm/K'],
  'ppm/°c': ['ppm/K'],
  b: ['B'],
  o: ['B'],
};

/** Units that a word may stand for, in capitals or without. */
function unitsNamed(word: string): readonly ParameterUnit[] {
  const small = word.toLowerCase();
  return otherSpellings[small] ?? keywordUnits.filter((unit) => isUnit(small, unit));
}

/** Which parameter a bare prefix stands for, as schematics have it: 4k7 is a resistor, 100n a capacitor, 10u either of two. */
const prefixUnits: Record<string, ParameterUnit[]> = {
  R: ['Ω'],
  r: ['Ω'],
  E: ['Ω'],
  k: ['Ω'],
  K: ['Ω'],
  M: ['Ω'],
  p: ['F'],
  n: ['F', 'H'],
  u: ['F', 'H'],
  µ: ['F', 'H'],
  μ: ['F', 'H'],
};

/** As lists of parts have them, all in capitals; nobody means megahenries or megafarads, and `MF` is older than the micro sign. */
const capitals: Record<string, string> = {
  PF: 'pF',
  NF: 'nF',
  UF: 'uF',
  NH: 'nH',
  UH: 'uH',
  MH: 'mH',
  MF: 'uF',
  UA: 'uA',
  MA: 'mA',
  MM: 'mm',
  MW: 'mW',
  MV: 'mV',
  KV: 'kV',
  KHZ: 'kHz',
};

const plain = /^(\d+(?:[.,]\d+)?)([pnuµμmkKMGT]?)(\p{L}*[%Ω]?(?:\/(?:K|°C))?)$/u;
const inCapitals = /^(\d+(?:[.,]\d+)?)([A-Z]{2,3})$/;
/** `12-bit` and `100-Ohm`; what is counted keeps its hyphen. */
const hyphened = /^(\d+(?:[.,]\d+)?)-(bits?|[kM]?ohms?|[mk]?[VAW]|[kM]?Hz|[pnuµ][FH]|mm)$/i;
/** No drawer has values of more figures: `2N7002` and `2n3904` are transistors. */
const infix = /^(\d{1,3})(?:([pnuµμ])(\d{1,2})|([kKM])(\d{1,3})|([RrE])(\d{1,4}))(\p{L}*Ω?)$/u;
const voltage = /^(\d+)V(\d+)$/i;
/** Of ohms alone, as circuit simulators have it. */
const megs = /^(\d+(?:[.,]\d+)?)meg$/i;
/** `B3950`, of thermistors. */
const bValue = /^B(\d{4})K?$/i;
/** `RM5,08`, the Rastermaß in millimeters. */
const germanGrid = /^RM(\d{1,2}(?:[.,]\d{1,2})?)(?:mm)?$/i;
const fraction = /^(\d{1,2})\/(\d{1,2})w$/i;
/** `275VAC`. */
const alternating = /^([\d.,]+V)[ -]?(AC|DC)$/i;
/** `50V/V`. */
const voltageGain = /^(\d+(?:[.,]\d+)?)V\/V$/i;
/** `10Mbps`, `1 MBd`. */
const dataRate = /^(\d+(?:[.,]\d+)?)([kKMG]?)(?:bps|bits?\/s|bd|baud)$/i;
const slewRate = /^(\d+(?:[.,]\d+)?k?)v(\/[mnuµμ]?s)$/iu;
const count = /^(\d{1,3})[ '’-]?(\p{L}[\p{L}\p{M}]*)$/u;
const binary = new Set<ParameterUnit>(['B', 'bit']);

/** Read last, by the word: a bill says the same values many times, and each row is read for several reasons. */
const lastRead = new LRUCache<string, { quantity: Readonly<KeywordQuantity> | null }>({ max: 4096 });
const longestKept = 32;

/** The value of one token, or null when it does not read as an engineering value. A bare number is none. */
export function readKeywordQuantity(token: string): Readonly<KeywordQuantity> | null {
  const known = lastRead.get(token);
  if (known) return known.quantity;
  const quantity = readAnew(token);
  if (token.length <= longestKept) lastRead.set(token, { quantity });
  return quantity;
}

function readAnew(token: string): KeywordQuantity | null {
  const [, volts = '', of = ''] = alternating.exec(token) ?? [];
  const rated = volts === '' ? null : readValue(volts);
  if (rated) return { ...rated, likes: /^a/i.test(of) ? ['maxAcVoltage', 'voltageAc'] : ['maxDcVoltage', 'voltageDc'] };
  const [, times] = voltageGain.exec(token) ?? [];
  return times === undefined ? readValue(token) : gainOf(Number(times.replace(',', '.')));
}

/** Lists round decibels to hundredths. */
function gainOf(times: number): KeywordQuantity {
  const decibels = 20 * Math.log10(times);
  return { readings: [{ unit: 'dB', value: decibels - 0.01, upTo: decibels + 0.01 }] };
}

function readValue(token: string): KeywordQuantity | null {
  const text = plainValue(token)
    .replace(hyphened, '$1$2')
    .replace(inCapitals, (whole, digits: string, unit: string) => (capitals[unit] ? digits + capitals[unit] : whole));
  const [, beta] = bValue.exec(text) ?? [];
  if (beta !== undefined) return { readings: [{ unit: 'K', value: Number(beta) }], keys: ['bValue'] };
  const [, grid] = germanGrid.exec(text) ?? [];
  if (grid !== undefined)
    return { readings: [{ unit: 'm', value: Number(grid.replace(',', '.')) / 1000 }], keys: ['pitch', 'leadSpacing'] };
  const degrees = readTemperature(token);
  if (degrees) return degrees;
  const [, millions] = megs.exec(token) ?? [];
  if (millions !== undefined) return collect(millions, 'M', ['Ω']);
  const part = fraction.exec(text);
  if (part) return { readings: [{ unit: 'W', value: Number(part[1]) / Number(part[2]) }] };
  const volts = voltage.exec(text);
  if (volts) return collect(`${volts[1]}.${volts[2]}`, '', ['V']);
  const rate = dataRate.exec(text);
  if (rate) return { readings: rateOf(rate[1] ?? '', rate[2] ?? '') };
  const slew = slewRate.exec(text);
  if (slew) return slewRateOf(`${slew[1]}V${slew[2]}`);
  const short = infix.exec(text);
  if (short) return readInfix(short);
  const found = plain.exec(text);
  return (found && readPlain(found)) ?? readCount(text);
}

function readCount(text: string): KeywordQuantity | null {
  const channels = channelsIn(text);
  if (channels !== null) return { readings: [{ unit: '', value: channels }], keys: ['channels'] };
  const [, digits, name = ''] = count.exec(text) ?? [];
  const keys = countedBy(name);
  return keys.length > 0 ? { readings: [{ unit: '', value: Number(digits) }], keys } : null;
}

function slewRateOf(text: string): KeywordQuantity | null {
  const parsed = parseQuantity(text, 'V/s');
  return parsed.ok ? { readings: [{ unit: 'V/s', value: parsed.value }] } : null;
}

function readInfix([, whole = '', ...marked]: RegExpExecArray): KeywordQuantity | null {
  const unit = marked.pop() ?? '';
  const [mark = '', rest = ''] = marked.filter((one) => one !== undefined);
  const units = unit === '' ? prefixUnits[mark] : unitsNamed(unit);
  return collect(`${whole}.${rest}`, /[RrE]/.test(mark) ? '' : mark, units ?? []);
}

function readPlain([, digits = '', prefix = '', rest = '']: RegExpExecArray): KeywordQuantity | null {
  // "16v" is a bare unit, "4.7k" a prefix alone.
  const bare = rest === '' && prefix !== '' ? [] : unitsNamed(prefix + rest);
  if (bare.length > 0) return collect(digits, '', bare);
  if (rest === '') return withFrequency(digits, prefix, collect(digits, prefix, prefixUnits[prefix] ?? []));
  // `16Mb` are bits, `16MB` octets; those who write all in small letters mean octets.
  const units: readonly ParameterUnit[] = rest === 'b' && /[KMG]/.test(prefix) ? ['bit'] : unitsNamed(rest);
  // Nobody means millihertz.
  return collect(digits, units[0] === 'Hz' && prefix === 'm' ? 'M' : prefix, units);
}

/** `8M` beside the name of a crystal; nobody means its resistance. */
function withFrequency(digits: string, prefix: string, quantity: KeywordQuantity | null): KeywordQuantity | null {
  const frequency = /[kKM]/.test(prefix) ? collect(digits, prefix, ['Hz']) : null;
  if (!quantity || !frequency) return quantity;
  return { ...quantity, readings: [...quantity.readings, ...frequency.readings.map((reading) => ({ ...reading, isLead: true }))] };
}

function collect(digits: string, prefix: string, units: readonly ParameterUnit[]): KeywordQuantity | null {
  const readings = units.flatMap((unit) => {
    // The unit is written out, as a lone m could be either prefix or meter.
    const parsed = parseQuantity(`${digits}${prefix}${unit}`, unit);
    if (!parsed.ok) return [];
    if (!binary.has(unit)) return [{ unit, value: parsed.value }];
    const memory = memoryOf(unit, inSteps(prefix, parsed.value));
    // `10Mbit` is what a coupler carries in a second, too.
    return unit === 'bit' && prefix !== '' ? [...memory, ...rateOf(digits, prefix)] : memory;
  });
  return readings.length > 0 ? { readings } : null;
}

function rateOf(digits: string, prefix: string): KeywordQuantity['readings'] {
  const parsed = parseQuantity(`${digits}${prefix.replace('K', 'k')}bit/s`, 'bit/s');
  return parsed.ok ? [{ unit: 'bit/s', value: parsed.value }] : [];
}

/** A memory of 16 megabytes is listed with its 128 megabits, a microcontroller's of 512 kilobits with its 64 kilobytes. */
function memoryOf(unit: ParameterUnit, value: number): KeywordQuantity['readings'] {
  if (unit === 'B')
    return [
      { unit, value },
      { unit: 'bit', value: value * 8 },
    ];
  // Few bits are the resolution of a converter.
  return value < 1024
    ? [{ unit, value }]
    : [
        { unit, value },
        { unit: 'B', value: value / 8 },
      ];
}

/** Memory is counted in steps of 1024, though it is written with the prefixes of 1000. */
function inSteps(prefix: string, value: number): number {
  const power = { k: 1, m: 2, g: 3 }[prefix.toLowerCase()] ?? 0;
  return Math.round(value * 1.024 ** power);
}
