import { findRoot } from '#calculators/math/numeric/root.ts';
import { referenceFunctions, type ThermocoupleType, typeKHump } from './thermocouple-functions.ts';

/** Type B has its least voltage at 21 °C and the same one again below 42 °C: under this, °C, a voltage names no single temperature. */
const leastOfB = 50;

/** Tables are rounded to a microvolt, so their own end values may lie half of it outside, V. */
const rounding = 0.5e-6;

/** Ends of the reference function of a type, °C. */
export function thermocoupleRange(type: ThermocoupleType): { readonly coldest: number; readonly hottest: number } {
  const { from, pieces } = referenceFunctions[type];
  return { coldest: from, hottest: pieces.at(-1)?.to ?? from };
}

const coefficientsAt = (type: ThermocoupleType, t: number) => {
  const { pieces } = referenceFunctions[type];
  return (pieces.find(({ to }) => t < to) ?? pieces.at(-1))?.coefficients ?? [];
};

const valueAt = (coefficients: readonly number[], t: number) => coefficients.reduceRight((sum, coefficient) => sum * t + coefficient, 0);
const slopeAt = (coefficients: readonly number[], t: number) =>
  valueAt(
    coefficients.slice(1).map((coefficient, index) => (index + 1) * coefficient),
    t,
  );

const [height, width, middle] = typeKHump;
const humpAt = (t: number) => height * Math.exp(width * (t - middle) ** 2);

/** Voltage of a thermocouple (V) at a temperature against 0 °C, both within the range of its type. */
export function thermoVoltage(type: ThermocoupleType, t: number): number {
  return (valueAt(coefficientsAt(type, t), t) + (type === 'K' && t >= 0 ? humpAt(t) : 0)) / 1000;
}

/** Its slope, the Seebeck coefficient, V/K. */
export function seebeck(type: ThermocoupleType, t: number): number {
  return (slopeAt(coefficientsAt(type, t), t) + (type === 'K' && t >= 0 ? humpAt(t) * 2 * width * (t - middle) : 0)) / 1000;
}

/** Temperature (°C) that gives a voltage (V) against 0 °C; null outside of the type's table or where the table names no single one. */
export function thermoTemperature(type: ThermocoupleType, voltage: number): number | null {
  const { coldest, hottest } = thermocoupleRange(type);
  const excess = (t: number) => thermoVoltage(type, t) - voltage;
  const low = type === 'B' ? leastOfB : coldest;
  const ends = [low, hottest].find((t) => Math.abs(excess(t)) <= rounding);
  if (ends !== undefined) return ends;
  const answer = findRoot(excess, low, hottest);
  return answer.found ? answer.root : null;
}

export type ToleranceClass = '1' | '2' | '3';

/** Greater of a fixed part and a share of |t|, from the coldest to the hottest temperature at which it holds. */
interface Limit {
  coldest: number;
  hottest: number;
  fixed: number;
  share: number;
  /** Where |t| counts from, °C; 0 when left out. */
  above?: number;
}

const warm = (fixed: number, share: number, hottest: number): Limit => ({ coldest: -40, hottest, fixed, share });
const cold = (fixed: number): Limit => ({ coldest: -200, hottest: 40, fixed, share: 0.015 });
const noble = { '2': { coldest: 0, hottest: 1600, fixed: 1.5, share: 0.0025 } };

/** IEC 60584-1:2013, § 5. */
const limits: Readonly<Record<ThermocoupleType, Readonly<Partial<Record<ToleranceClass, Limit>>>>> = {
  B: { '2': { coldest: 600, hottest: 1700, fixed: 1.5, share: 0.0025 }, '3': { coldest: 600, hottest: 1700, fixed: 4, share: 0.005 } },
  E: { '1': warm(1.5, 0.004, 800), '2': warm(2.5, 0.0075, 900), '3': cold(2.5) },
  J: { '1': warm(1.5, 0.004, 750), '2': warm(2.5, 0.0075, 750) },
  K: { '1': warm(1.5, 0.004, 1000), '2': warm(2.5, 0.0075, 1200), '3': cold(2.5) },
  N: { '1': warm(1.5, 0.004, 1000), '2': warm(2.5, 0.0075, 1200), '3': cold(2.5) },
  R: { '1': { coldest: 0, hottest: 1600, fixed: 1, share: 0.003, above: 1100 }, ...noble },
  S: { '1': { coldest: 0, hottest: 1600, fixed: 1, share: 0.003, above: 1100 }, ...noble },
  T: { '1': warm(0.5, 0.004, 350), '2': warm(1, 0.0075, 350), '3': cold(1) },
};

/** How far a new thermocouple of this class may be wrong at a temperature in °C, ± K; null where the class says nothing. */
export function thermocoupleTolerance(type: ThermocoupleType, toleranceClass: ToleranceClass, t: number): number | null {
  const limit = limits[type][toleranceClass];
  if (!limit || t < limit.coldest || t > limit.hottest) return null;
  const { fixed, share, above } = limit;
  return above === undefined ? Math.max(fixed, share * Math.abs(t)) : fixed + share * Math.max(0, t - above);
}
