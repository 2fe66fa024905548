/** The units that calculators show, each with its factor to the coherent unit in which every value is held. */
import { day, foot, hour, inch, julianYear, zeroCelsius } from '#calculators/math/constants.ts';

/** How a shown number becomes the held value. Offsets and logarithms are rare enough to be named one by one. */
interface Scale {
  factor: number;
  offset?: number;
  /** Amplitude ratios shown in decibels. */
  decibel?: true;
  /** Whole numbers shown in base 16. */
  hexadecimal?: true;
  /** Unit before which the prefix stands, for those made of one. */
  base?: string;
}

/** Pound, kg, exact (international yard and pound, 1959), and standard gravity, m/s², exact (CGPM, 1901). */
const [pound, standardGravity] = [0.453_592_37, 9.806_65];

const metric = (symbol: string, prefixes: string): Record<string, Scale> =>
  Object.fromEntries(
    [...prefixes].map((prefix) => [`${prefix === '-' ? '' : prefix}${symbol}`, { factor: prefixFactors[prefix] ?? 1, base: symbol }]),
  );
const prefixFactors: Record<string, number> = {
  f: 1e-15,
  p: 1e-12,
  n: 1e-9,
  µ: 1e-6,
  m: 1e-3,
  '-': 1,
  k: 1e3,
  M: 1e6,
  G: 1e9,
  T: 1e12,
};
const one = (symbol: string): Record<string, Scale> => ({ [symbol]: { factor: 1 } });

/** Held unit → the units in which it may be shown. */
const scales = {
  '': { '': { factor: 1 } },
  '1': {
    '1': { factor: 1 },
    '%': { factor: 0.01 },
    ppm: { factor: 1e-6 },
    µε: { factor: 1e-6 },
    'mV/V': { factor: 1e-3 },
    dB: { factor: 1, decibel: true },
    decimal: { factor: 1 },
    hex: { factor: 1, hexadecimal: true },
  },
  Ω: metric('Ω', 'µm-kMGT'),
  F: metric('F', 'fpnµm-'),
  H: metric('H', 'pnµm-'),
  V: metric('V', 'nµm-kM'),
  A: metric('A', 'fpnµm-kM'),
  W: { ...metric('W', 'fpnµm-kMG'), hp: { factor: 550 * foot * pound * standardGravity } }, // mechanical horsepower
  VA: metric('VA', 'm-kM'),
  var: metric('var', 'm-kM'),
  S: { ...metric('S', 'pnµm-k'), 'µA/V': { factor: 1e-6 }, 'mA/V': { factor: 1e-3 } },
  J: { ...metric('J', 'pnµm-kMG'), W·h: { factor: hour }, kW·h: { factor: 1000 * hour } },
  Wb: metric('Wb', 'nµm-'),
  Hz: metric('Hz', 'µm-kMGT'),
  Bd: metric('Bd', '-kM'),
  s: {
    ...metric('s', 'fpnµm-'),
    min: { factor: 60 },
    h: { factor: hour },
    d: { factor: day },
    month: { factor: julianYear / 12 },
    year: { factor: julianYear },
  },
  m: {
    ...metric('m', 'nµm-k'),
    cm: { factor: 0.01 },
    mil: { factor: inch / 1000 },
    in: { factor: inch },
    ft: { factor: foot },
    mi: { factor: 5280 * foot },
    oz: { factor: 35e-6 }, // copper of one ounce a square foot, by the trade's convention
  },
  'm²': {
    'm²': { factor: 1 },
    'dm²': { factor: 1e-2 },
    'cm²': { factor: 1e-4 },
    'mm²': { factor: 1e-6 },
    'mil²': { factor: (inch / 1000) ** 2 },
    'in²': { factor: inch ** 2 },
  },
  '1/m': { '1/m': { factor: 1 }, '1/cm': { factor: 100 }, '1/in': { factor: 1 / inch } },
  A·h: { A·h: { factor: 1 }, mA·h: { factor: 1e-3 } },
  A·s: { ...metric('C', 'fpnµm-'), A·s: { factor: 1 }, mA·h: { factor: 1e-3 * hour } },
  '1/h': { C: { factor: 1 } },
  K: { K: { factor: 1 }, '°C': { factor: 1 }, '°F': { factor: 5 / 9 } }, // differences, so without offset
  '°C': { '°C': { factor: 1 }, '°F': { factor: 5 / 9, offset: -160 / 9 }, K: { factor: 1, offset: -zeroCelsius } },
  '°': { '°': { factor: 1 }, rad: { factor: 180 / Math.PI } },
  rad: metric('rad', 'µm-'),
  '%': { ...one('%'), ppm: { factor: 1e-4 } },
  'ppm/K': one('ppm/K'),
  'V/K': { 'µV/K': { factor: 1e-6 }, 'mV/K': { factor: 1e-3 }, 'V/K': { factor: 1 } },
  'K/W': one('K/W'),
  'Ω/K': one('Ω/K'),
  'W/K': { 'mW/K': { factor: 1e-3 }, 'W/K': { factor: 1 } },
  '1/K': { '1/K': { factor: 1 }, '%/K': { factor: 0.01 }, 'ppm/K': { factor: 1e-6 } },
  '1/K²': { 'ppm/°C²': { factor: 1e-6 } },
  '1/F': { 'ppm/pF': { factor: 1e6 } },
  Ω·m: { Ω·m: { factor: 1 }, nΩ·m: { factor: 1e-9 }, µΩ·cm: { factor: 1e-8 } },
  'Ω/m': { 'Ω/m': { factor: 1 }, 'mΩ/mm': { factor: 1 }, 'mΩ/in': { factor: 1e-3 / inch } },
  's/m': { 'ps/mm': { factor: 1e-9 }, 'ps/in': { factor: 1e-12 / inch }, 'ns/ft': { factor: 1e-9 / foot }, 'ns/m': { factor: 1e-9 } },
  'F/m': { 'pF/m': { factor: 1e-12 }, 'pF/cm': { factor: 1e-10 }, 'pF/in': { factor: 1e-12 / inch }, 'pF/ft': { factor: 1e-12 / foot } },
  'H/m': {
    'nH/m': { factor: 1e-9 },
    'µH/m': { factor: 1e-6 },
    'nH/cm': { factor: 1e-7 },
    'nH/mm': { factor: 1e-6 },
    'nH/in': { factor: 1e-9 / inch },
    'nH/ft': { factor: 1e-9 / foot },
  },
  'V/m': {
    ...metric('V/m', 'nµm-kM'),
    'kV/mm': { factor: 1e6 },
    'V/µm': { factor: 1e6 },
    'V/mil': { factor: 1000 / inch },
  },
  'A/m': { ...metric('A/m', 'µm-k'), Oe: { factor: 1000 / (4 * Math.PI) } },
  'A/m²': { 'A/mm²': { factor: 1e6 }, 'A/mil²': { factor: (1000 / inch) ** 2 } },
  'W/m²': { 'W/m²': { factor: 1 }, 'mW/cm²': { factor: 10 }, 'µW/cm²': { factor: 0.01 } },
  T: { ...metric('T', 'pnµm-'), G: { factor: 1e-4 }, mG: { factor: 1e-7 }, kG: { factor: 0.1 } },
  'T/A': { 'µT/A': { factor: 1e-6 }, 'mT/A': { factor: 1e-3 } },
  'J/m³': one('J/m³'),
  'A/V²': { 'mA/V²': { factor: 1e-3 } },
  'Hz/V': { 'MHz/V': { factor: 1e6 }, 'kHz/V': { factor: 1e3 } },
  'V/Ω': { 'mV/Ω': { factor: 1e-3 }, 'µV/Ω': { factor: 1e-6 } },
  'V/√Hz': { 'nV/√Hz': { factor: 1e-9 }, 'µV/√Hz': { factor: 1e-6 } },
  'A/√Hz': { 'pA/√Hz': { factor: 1e-12 }, 'fA/√Hz': { factor: 1e-15 } },
  'V/s': { 'V/µs': { factor: 1e6 } },
  'V/V': { 'mV/V': { factor: 1e-3 } },
  'rad/s': { 'rad/s': { factor: 1 }, '1/min': { factor: Math.PI / 30 } },
  'rad/m': one('rad/m'),
  'dB/m': {
    'dB/m': { factor: 1 },
    'dB/cm': { factor: 100 },
    'dB/in': { factor: 1 / inch },
    'dB/100 m': { factor: 0.01 },
    'dB/100 ft': { factor: 0.01 / foot },
  },
  N·m: one('N·m'),
  Np: one('Np'),
  bit: one('bit'),
  LSB: one('LSB'),
  currency: one('currency'),
  'mW/cm²': one('mW/cm²'),
  dB: one('dB'),
  dBFS: one('dBFS'),
  dBc: one('dBc'),
  'dBc/Hz': one('dBc/Hz'),
  dBm: one('dBm'),
  'dBm/Hz': one('dBm/Hz'),
  'dBm/m²': one('dBm/m²'),
  dBW: one('dBW'),
  dBpW: one('dBpW'),
  dBV: one('dBV'),
  dBmV: one('dBmV'),
  dBµV: one('dBµV'),
  dBmA: one('dBmA'),
  dBµA: one('dBµA'),
  dBΩ: one('dBΩ'),
  'dBµV/m': one('dBµV/m'),
  'dBµA/m': one('dBµA/m'),
  dBpT: one('dBpT'),
  dBi: one('dBi'),
  dBd: one('dBd'),
} satisfies Record<string, Record<string, Scale>>;

/** Unit in which a value is held: SI, or the coherent unit of the trade (dBm, A·h, °). */
export type Unit = keyof typeof scales;

function scaleOf(unit: Unit, shown: string): Scale {
  const known: Record<string, Scale> = scales[unit];
  const scale = known[shown];
  if (!scale) throw new RangeError(`${shown} is not a unit of ${unit}`);
  return scale;
}

/** The units that a held unit can be shown in. */
export function unitsOf(unit: Unit): readonly string[] {
  return Object.keys(scales[unit]);
}

/** Shown number → held value; the unit must be one of `unitsOf(unit)`. */
export function toHeld(value: number, unit: Unit, shown: string): number {
  const scale = scaleOf(unit, shown);
  if (scale.decibel) return 10 ** (value / 20);
  // Dividing by a whole factor is exact where multiplying by 1e-9 is not: 100 nF is 1e-7, not 1.0000000000000001e-7.
  const scaled = scale.factor < 1 && Number.isInteger(1 / scale.factor) ? value / (1 / scale.factor) : value * scale.factor;
  return scaled + (scale.offset ?? 0);
}

/** Held value → number to show. */
export function toShown(value: number, unit: Unit, shown: string): number {
  const scale = scaleOf(unit, shown);
  if (scale.decibel) return 20 * Math.log10(value);
  return (value - (scale.offset ?? 0)) / scale.factor;
}

/** Whether values in this shown unit are written in base 16. */
export function isHexadecimal(unit: Unit, shown: string): boolean {
  return scaleOf(unit, shown).hexadecimal === true;
}

/** The shown units that differ from this one by an SI prefix only, itself included, so that a result may move between them by itself. */
export function prefixedLike(unit: Unit, shown: string): readonly string[] {
  const { base } = scaleOf(unit, shown);
  return base === undefined ? [shown] : unitsOf(unit).filter((other) => scaleOf(unit, other).base === base);
}

/** Whether a bare prefix may follow a number of this unit: `4k7`, `320u`. */
export function takesPrefixes(unit: Unit): boolean {
  return unitsOf(unit).some((shown) => scaleOf(unit, shown).base === unit);
}
