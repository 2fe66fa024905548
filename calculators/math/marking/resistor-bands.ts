import { type Decimal, decimalValue, roundSignificant } from '#calculators/math/numeric/decimal.ts';
import {
  colourOfValue,
  digitColours,
  multiplierExponents,
  temperatureColours,
  toleranceColours,
  valueOfColour,
} from './resistor-colours.ts';

/** What the bands of a resistor say. */
export interface BandReading {
  /** Ω */
  readonly resistance: number;
  /** ± % */
  readonly tolerance: number;
  /** ppm/K, null without a sixth band. */
  readonly temperatureCoefficient: number | null;
}

const digitValues: Readonly<Record<string, number>> = Object.fromEntries(digitColours.map((colour, digit) => [colour, digit]));

/**
 * Reads digit bands, multiplier, tolerance and (with three digits) a temperature coefficient, in this order, by IEC 60062;
 * null where a colour may not stand in its place.
 */
export function readBands(bands: readonly string[], digitCount: 2 | 3): BandReading | null {
  const digits = bands.slice(0, digitCount).map((colour) => valueOfColour(digitValues, colour));
  const exponent = valueOfColour(multiplierExponents, bands[digitCount]);
  const toleranceBand = bands[digitCount + 1];
  const tolerance = digitCount === 3 && toleranceBand === 'none' ? null : valueOfColour(toleranceColours, toleranceBand);
  const last = bands[digitCount + 2];
  const temperatureCoefficient = valueOfColour(temperatureColours, last);
  if (digits.includes(null) || exponent === null || tolerance === null) return null;
  if (last !== undefined && temperatureCoefficient === null) return null;
  return { resistance: decimalValue({ digits: Number(digits.join('')), exponent }), tolerance, temperatureCoefficient };
}

/** Reads the same bands from the other end; null too where the first digit would be 0, which no resistor has. */
export function readBandsReversed(bands: readonly string[], digitCount: 2 | 3): BandReading | null {
  return bands.at(-1) === 'black' ? null : readBands(bands.toReversed(), digitCount);
}

/** The value that bands can say, nearest to a resistance in Ω, with the colours of its digits and multiplier. */
export interface EncodedBands {
  readonly value: Decimal;
  readonly colours: readonly string[];
}

/** Colours of the digits and the multiplier; one black band for 0 Ω, null where the power of ten needed has no colour. */
export function encodeBands(resistance: number, digitCount: 2 | 3): EncodedBands | null {
  const value = roundSignificant(resistance, digitCount);
  if (resistance === 0) return { value, colours: ['black'] };
  const multiplier = colourOfValue(multiplierExponents, value.exponent);
  if (multiplier === null) return null;
  const digits = Array.from(String(value.digits), (digit) => digitColours[Number(digit)] ?? '');
  return { value, colours: [...digits, multiplier] };
}
