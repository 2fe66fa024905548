import { zeroCelsius } from '#calculators/math/constants.ts';

export const kelvin = (celsius: number): number => celsius + zeroCelsius;
const celsius = (temperature: number): number => temperature - zeroCelsius;

/** A thermistor of negative coefficient by its B value in K, known at one temperature in °C. */
export interface BetaThermistor {
  readonly nominalResistance: number;
  readonly nominalTemperature: number;
  readonly beta: number;
}

/** Resistance in Ω at a temperature in °C. */
export function betaResistance({ nominalResistance, nominalTemperature, beta }: BetaThermistor, temperature: number): number {
  return nominalResistance * Math.exp(beta * (1 / kelvin(temperature) - 1 / kelvin(nominalTemperature)));
}

/** Temperature in °C at a resistance in Ω; null where the model has none. */
export function betaTemperature({ nominalResistance, nominalTemperature, beta }: BetaThermistor, resistance: number): number | null {
  return fromInverse(1 / kelvin(nominalTemperature) + Math.log(resistance / nominalResistance) / beta);
}

/** Coefficients of 1/T = A + B·ln R + C·ln³R, with T in K and R in Ω. */
export interface SteinhartHart {
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

interface Point {
  /** °C */
  readonly temperature: number;
  readonly resistance: number;
}

/** The curve through three measured points; null where two of them are too near each other to tell. Source: J. S. Steinhart, S. R. Hart, 1968. */
export function steinhartHart(points: readonly [Point, Point, Point]): SteinhartHart | null {
  const [y1, y2, y3] = points.map(({ temperature }) => 1 / kelvin(temperature)) as [number, number, number]; // as many as points
  const [l1, l2, l3] = points.map(({ resistance }) => Math.log(resistance)) as [number, number, number]; // as many as points
  const [slope2, slope3] = [(y2 - y1) / (l2 - l1), (y3 - y1) / (l3 - l1)];
  const c = (slope3 - slope2) / (l3 - l2) / (l1 + l2 + l3);
  const b = slope2 - c * (l1 * l1 + l1 * l2 + l2 * l2);
  const a = y1 - (b + l1 * l1 * c) * l1;
  return [a, b, c].every(Number.isFinite) ? { a, b, c } : null;
}

/** Temperature in °C at a resistance in Ω; null where the curve has none. */
export function steinhartHartTemperature({ a, b, c }: SteinhartHart, resistance: number): number | null {
  const logarithm = Math.log(resistance);
  return fromInverse(a + b * logarithm + c * logarithm ** 3);
}

/** No thermistor works above, K. */
const hottest = 1500;

const fromInverse = (inverse: number): number | null => (inverse > 1 / hottest ? celsius(1 / inverse) : null);
