/** Bands as inputs: which colours may stand there, and what each says. */
import { decimalValue } from '#calculators/math/numeric/decimal.ts';
import { digitColours, multiplierExponents, temperatureColours, toleranceColours } from './resistor-colours.ts';

const markedTolerances = ['silver', 'gold', 'brown', 'red', 'green', 'blue', 'violet', 'orange', 'yellow', 'grey'] as const;
const anyTolerance = ['none', ...markedTolerances] as const;
const multipliers = ['pink', 'silver', 'gold', ...digitColours] as const;
const temperatures = ['black', 'brown', 'red', 'orange', 'yellow', 'green', 'blue', 'violet', 'grey'] as const;

/** A digit of resistors and of capacitors. */
export const digitBand = {
  kind: 'choice',
  choices: digitColours,
  colour: true,
  says: { unit: '1', values: digitColours.map((_, digit) => digit) },
} as const;

/** Power of ten in Ω. */
export const multiplierBand = {
  kind: 'choice',
  choices: multipliers,
  colour: true,
  says: { sign: '×', unit: 'Ω', values: multipliers.map((colour) => decimalValue({ digits: 1, exponent: multiplierExponents[colour] })) },
} as const;

/** Tolerance of resistors with three digits. */
export const toleranceBand = {
  kind: 'choice',
  choices: markedTolerances,
  colour: true,
  says: { sign: '±', unit: '%', values: markedTolerances.map((colour) => toleranceColours[colour]) },
} as const;

/** Tolerance of resistors with two digits, which may have no such band. */
export const optionalToleranceBand = {
  kind: 'choice',
  choices: anyTolerance,
  colour: true,
  says: { sign: '±', unit: '%', values: anyTolerance.map((colour) => toleranceColours[colour]) },
} as const;

/** Temperature coefficient. */
export const temperatureBand = {
  kind: 'choice',
  choices: temperatures,
  colour: true,
  says: { unit: 'ppm/K', values: temperatures.map((colour) => temperatureColours[colour]) },
} as const;
