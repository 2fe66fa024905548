/** Printed codes of film capacitors: digits in pF, a letter or a point in the number, tolerance and voltage. */
import { type Decimal, decimalValue } from '#calculators/math/numeric/decimal.ts';

/** How the capacitance is written. */
export const filmSystems = ['digits', 'letter', 'decimal'] as const;
type FilmSystem = (typeof filmSystems)[number];

/** Ratings by letter, in hundredths (EIA); the digit before it is the power of ten. */
const voltageLetters: Readonly<Record<string, number>> = {
  A: 100,
  B: 125,
  C: 160,
  D: 200,
  E: 250,
  F: 315,
  G: 400,
  H: 500,
  J: 630,
  K: 800,
  P: 220,
  Q: 110,
  V: 350,
  W: 450,
  Z: 180,
};

/** Letters of symmetric tolerances, with ± %. */
const percentLetters: Readonly<Record<string, number>> = { F: 1, G: 2, J: 5, K: 10, M: 20 };
/** Letters of symmetric tolerances in F. */
const absoluteLetters: Readonly<Record<string, number>> = { B: 0.1e-12, C: 0.25e-12, D: 0.5e-12 };
/** Limits of Z, −20 to +80 %. */
const wide = { low: 0.8, high: 1.8 };

/** Last digit of a code → power of ten in pF. */
const exponentOf = (digit: number) => (digit >= 8 ? digit - 10 : digit);

/** Digits and last digit of a value in F, null where the power of ten has no digit. */
export function digitCode({ digits, exponent }: Decimal): string | null {
  const power = exponent + 12;
  return power < -2 || power > 7 ? null : `${digits}${power < 0 ? power + 10 : power}`;
}

/** The limits that a tolerance in % leaves. */
export const limitsOf = (capacitance: number, tolerance: number) => ({
  capacitanceMinimum: capacitance * (1 - tolerance / 100),
  capacitanceMaximum: capacitance * (1 + tolerance / 100),
});

interface Tolerance {
  /** ± %, null where none is marked or it is no symmetric percentage. */
  readonly tolerance: number | null;
  /** F; null where no tolerance is marked. */
  readonly capacitanceMinimum: number | null;
  readonly capacitanceMaximum: number | null;
}

/** What the letter after a capacitance in F says. */
function readTolerance(letter: string, capacitance: number): Tolerance {
  const percent = percentLetters[letter];
  if (percent !== undefined) return { tolerance: percent, ...limitsOf(capacitance, percent) };
  const absolute = absoluteLetters[letter];
  if (absolute !== undefined) {
    return { tolerance: null, capacitanceMinimum: Math.max(0, capacitance - absolute), capacitanceMaximum: capacitance + absolute };
  }
  if (letter !== 'Z') return { tolerance: null, capacitanceMinimum: null, capacitanceMaximum: null };
  return { tolerance: null, capacitanceMinimum: capacitance * wide.low, capacitanceMaximum: capacitance * wide.high };
}

/** What a printed code says. */
export interface FilmMarking extends Tolerance {
  readonly system: FilmSystem;
  /** F */
  readonly capacitance: number;
  /** V, null where none is marked. */
  readonly ratedVoltage: number | null;
}

const end = '(?:(?<tolerance>[FGJKMZBCD])(?:(?<volts>\\d{2,4})V?)?)?$';
const forms: Readonly<Record<FilmSystem, RegExp>> = {
  digits: new RegExp(`^(?<rating>[0-3][A-HJKPQVWZ])?(?<digits>\\d\\d)(?<power>\\d)${end}`, 'u'),
  letter: new RegExp(`^(?<before>\\d{0,4})(?<point>[PNU])(?<after>\\d{0,3})${end}`, 'u'),
  decimal: new RegExp(`^(?<before>\\d{0,2})(?<point>[.,])(?<after>\\d{1,4})${end}`, 'u'),
};
const pointExponents: Readonly<Record<string, number>> = { P: -12, N: -9, U: -6, '.': -6, ',': -6 };

function capacitanceOf({ digits, power, before = '', point = '', after = '' }: Readonly<Record<string, string | undefined>>): number {
  if (digits !== undefined) return decimalValue({ digits: Number(digits), exponent: exponentOf(Number(power)) - 12 });
  return decimalValue({ digits: Number(before + after), exponent: (pointExponents[point] ?? 0) - after.length });
}

/** Reads a printed code in the first form that it fits; null where it fits none or says nothing. */
export function readFilmMarking(text: string): FilmMarking | null {
  const code = text.replaceAll(/\s/gu, '').replaceAll(/[µμ]/gu, 'u').toUpperCase();
  for (const system of filmSystems) {
    const groups = forms[system].exec(code)?.groups;
    if (!groups) continue;
    const { rating, volts, tolerance = '' } = groups;
    const capacitance = capacitanceOf(groups);
    const ratedVoltage = rating === undefined ? (volts === undefined ? null : Number(volts)) : readRating(rating);
    if (capacitance === 0 || ratedVoltage === 0 || (rating !== undefined && volts !== undefined)) return null;
    return { system, capacitance, ratedVoltage, ...readTolerance(tolerance, capacitance) };
  }
  return null;
}

const readRating = (code: string) => decimalValue({ digits: voltageLetters[code.slice(1)] ?? 0, exponent: Number(code.slice(0, 1)) - 2 });

function letterOf(letters: Readonly<Record<string, number>>, value: number): string {
  return Object.keys(letters).find((letter) => letters[letter] === value) ?? '';
}

/** The code of a rating in V that has one, such as 2A for 100 V; nothing for 0. */
export function ratingCode(voltage: number): string {
  const power = [0, 1, 2, 3].find((exponent) => letterOf(voltageLetters, (voltage * 100) / 10 ** exponent) !== '');
  return power === undefined ? '' : `${power}${letterOf(voltageLetters, (voltage * 100) / 10 ** power)}`;
}

/** The letter of a tolerance of 1, 2, 5, 10 or 20 %. */
export const toleranceLetter = (tolerance: number): string => letterOf(percentLetters, tolerance);
