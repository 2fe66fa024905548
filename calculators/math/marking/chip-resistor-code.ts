/** Markings of chip resistors: digits with a power of ten, a letter as the decimal point (IEC 60062), and its annex A, once EIA-96. */
import { type Decimal, decimalValue, roundSignificant } from '#calculators/math/numeric/decimal.ts';
import { nearestInRatio, valuesOf } from '#calculators/math/parts/e-series.ts';

/** Systems of marking, in the order in which an unknown code is tried. */
export const chipSchemes = ['zeroOhm', 'digits3', 'digits4', 'letter', 'eia96'] as const;
export type ChipScheme = (typeof chipSchemes)[number];

/** Powers of ten of the letters in place of the decimal point, in Ω. */
const pointExponents: Readonly<Record<string, number>> = { L: -3, R: 0, K: 3, M: 6, G: 9 };
/** Powers of ten of the letters after an index of E96. */
const eia96Exponents: Readonly<Record<string, number>> = { Z: -3, Y: -2, R: -2, X: -1, S: -1, A: 0, B: 1, H: 1, C: 2, D: 3, E: 4, F: 5 };
/** The letter of each power of ten from 10⁻³ when a code is written. */
const eia96Letters = 'ZYXABCDEF';

const mostDigits = 4;

/** Last digit is the power of ten. */
function readDigits(code: string, count: number): number | null {
  if (code.length !== count || !/^\d+$/.test(code)) return null;
  return decimalValue({ digits: Number(code.slice(0, -1)), exponent: Number(code.slice(-1)) });
}

const readers: Readonly<Record<ChipScheme, (code: string) => number | null>> = {
  zeroOhm: (code) => (/^0{1,4}$/.test(code) ? 0 : null),
  digits3: (code) => readDigits(code, 3),
  digits4: (code) => readDigits(code, 4),
  letter: (code) => {
    const [, before = '', letter = '', after = ''] = /^(\d*)([LRKMG])(\d*)$/.exec(code) ?? [];
    const digits = before + after;
    if (digits === '' || digits.length > mostDigits) return null;
    return decimalValue({ digits: Number(digits), exponent: (pointExponents[letter] ?? 0) - after.length });
  },
  eia96: (code) => {
    const [, index = '', letter = ''] = /^(\d\d)([A-Z])$/.exec(code) ?? [];
    const digits = valuesOf('E96')[Number(index) - 1];
    const exponent = eia96Exponents[letter];
    return digits === undefined || exponent === undefined ? null : decimalValue({ digits, exponent });
  },
};

/** The resistance in Ω that a code means in one system, null where it is none of it; upper case, without spaces. */
export function readChipCode(code: string, scheme: ChipScheme): number | null {
  return readers[scheme](code);
}

/** A marking, and the resistance in Ω that it says. */
export interface ChipCode {
  readonly code: string;
  readonly resistance: number;
}

const powerDigits = 9;

/** Code of `count` characters for a resistance in Ω, rounded half up to the digits that it can show; null where it has none. */
export function digitCode(resistance: number, count: 3 | 4): ChipCode | null {
  if (resistance === 0) return { code: '0'.repeat(count), resistance };
  const value = roundSignificant(resistance, count - 1);
  const after = -value.exponent;
  const digits = String(value.digits);
  if (after <= 0) return -after > powerDigits ? null : { code: `${digits}${-after}`, resistance: decimalValue(value) };
  if (after < count) {
    return { code: `${digits.slice(0, count - 1 - after)}R${digits.slice(count - 1 - after)}`, resistance: decimalValue(value) };
  }
  return count === 4 ? milliohmCode(resistance) : null;
}

/** R and three digits of milliohms, for less than 100 mΩ. */
function milliohmCode(resistance: number): ChipCode | null {
  const [mantissa = '', power = ''] = resistance.toExponential().split('e');
  const milliohms = Math.floor(Number(`${mantissa}e${Number(power) + 3}`) + 0.5);
  if (milliohms === 0) return null;
  return { code: `R${String(milliohms).padStart(3, '0')}`, resistance: decimalValue({ digits: milliohms, exponent: -3 }) };
}

/** Code of the E96 value nearest in ratio; null outside of 1·10⁻¹ to 976·10⁵ Ω. */
export function eia96Code(resistance: number): ChipCode | null {
  if (!(resistance > 0)) return null;
  const value: Decimal = roundSignificant(nearestInRatio(resistance, 'E96'), 3);
  const letter = eia96Letters[value.exponent + 3];
  const index = valuesOf('E96').indexOf(value.digits) + 1;
  return letter === undefined ? null : { code: `${String(index).padStart(2, '0')}${letter}`, resistance: decimalValue(value) };
}
