/** Platinum of the coefficient 0.003851/K that industrial thermometers are made of: IEC 60751:2022, § 5. */

const a = 3.9083e-3; // 1/°C
const b = -5.775e-7; // 1/°C²
const c = -4.183e-12; // 1/°C⁴, below 0 °C only

/** Resistance at a temperature in °C from −200 to 850, as a share of that at 0 °C (Callendar and Van Dusen). */
export function platinumRatio(t: number): number {
  return 1 + a * t + b * t * t + (t < 0 ? c * (t - 100) * t ** 3 : 0);
}

/** Its slope, 1/K. */
export function platinumSlope(t: number): number {
  return a + 2 * b * t + (t < 0 ? c * (4 * t ** 3 - 300 * t * t) : 0);
}

export type PlatinumClass = 'AA' | 'A' | 'B' | 'C';

const tolerances: Readonly<Record<PlatinumClass, readonly [fixed: number, share: number]>> = {
  AA: [0.1, 0.0017],
  A: [0.15, 0.002],
  B: [0.3, 0.005],
  C: [0.6, 0.01],
};

/** How far a sensor of this class may be wrong at a temperature in °C, ± K. */
export function platinumTolerance(of: PlatinumClass, t: number): number {
  const [fixed, share] = tolerances[of];
  return fixed + share * Math.abs(t);
}

const ranges: Readonly<Record<'wire' | 'film', Readonly<Record<PlatinumClass, { readonly low: number; readonly high: number }>>>> = {
  wire: { AA: { low: -50, high: 250 }, A: { low: -100, high: 450 }, B: { low: -196, high: 600 }, C: { low: -196, high: 600 } },
  film: { AA: { low: 0, high: 150 }, A: { low: -30, high: 300 }, B: { low: -50, high: 500 }, C: { low: -50, high: 600 } },
};

/** Temperatures in °C over which a class holds, for elements wound of wire and for films. */
export const toleranceRange = (of: PlatinumClass, element: 'wire' | 'film') => ranges[element][of];
