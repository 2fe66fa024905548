/** What three or four figures say on a part: two or three digits and the number of zeros, `104` being 100 nF on a capacitor. */
import type { ParameterUnit } from '#contract/units.ts';

export type ValueUnit = Extract<ParameterUnit, 'Ω' | 'F' | 'H'>;

/** What codes count in, and how many zeros they may count: more than tenths of farads and henries are not printed so. */
const steps = {
  Ω: { unit: 'Ω', power: 0, zeros: 9 },
  F: { unit: 'pF', power: -12, zeros: 7 },
  H: { unit: 'uH', power: -6, zeros: 5 },
} as const;

/** Two figures and the number of zeros, written out with their unit. */
export function decoded(digits: string, zeros: string, unit: ValueUnit): string {
  return `${Number(digits) * 10 ** Number(zeros)}${steps[unit].unit}`;
}

/** E96 and E24 by their three figures. */
function isPreferred(digits: string): boolean {
  const value = Number(digits);
  const isE96 = Math.round(10 ** (Math.round(Math.log10(value / 100) * 96) / 96 + 2)) === value;
  return isE96 || (value % 10 === 0 && e24.has(value / 10));
}

const e24 = new Set([10, 11, 12, 13, 15, 16, 18, 20, 22, 24, 27, 30, 33, 36, 39, 43, 47, 51, 56, 62, 68, 75, 82, 91]);

/** The value of a printed code, written out with its unit; null when the figures are none, or may as well be the value itself. */
export function printedCode(figures: string, unit: ValueUnit): string | null {
  const [, digits = '', zeros = ''] = /^([1-9]\d\d?)([1-9])$/.exec(figures) ?? [];
  if (digits === '' || Number(zeros) > steps[unit].zeros) return null;
  const isOne = unit === 'Ω' ? (digits.length === 3 ? isPreferred(digits) : !isPreferred(figures)) : digits.length === 2;
  return isOne ? decoded(digits, zeros, unit) : null;
}

/** As `printedCode`, in the unit itself, for a field that takes figures as they are: `104` of farads is 1e-7, `4E7` of ohms 4.7. */
export function printedValue(text: string, unit: string): number | null {
  if (unit !== 'Ω' && unit !== 'F' && unit !== 'H') return null;
  const [, whole, digits] = (unit === 'Ω' && /^(\d{1,3})E(\d{1,2})$/.exec(text)) || [];
  if (whole !== undefined) return Number(`${whole}.${digits}`);
  const written = printedCode(text, unit);
  return written === null ? null : Number(`${Number.parseFloat(written)}e${steps[unit].power}`);
}
