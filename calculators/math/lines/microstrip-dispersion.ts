/** Static microstrip line: width over height, εr, and the effective permittivity at 0 Hz. */
interface StaticLine {
  readonly widthRatio: number;
  readonly relativePermittivity: number;
  readonly effectivePermittivity: number;
}

const gigahertzMillimetre = 1e6;

/** Frequency times height as the fits count it, GHz·mm. */
export const normalisedFrequency = (frequency: number, height: number): number => (frequency * height) / gigahertzMillimetre;

/**
 * Effective permittivity at a frequency in GHz·mm of height.
 * Source: M. Kirschning, R. H. Jansen, Electronics Letters 18 (1982), 272.
 */
export function effectivePermittivityAt(g: number, { widthRatio: u, relativePermittivity, effectivePermittivity }: StaticLine): number {
  if (g === 0) return effectivePermittivity;
  const p1 = 0.27488 + (0.6315 + 0.525 / (1 + 0.0157 * g) ** 20) * u - 0.065683 * Math.exp(-8.7513 * u);
  const p2 = -0.33622 * Math.expm1(-0.03442 * relativePermittivity);
  const p3 = -0.0363 * Math.exp(-4.6 * u) * Math.expm1(-((g / 38.7) ** 4.97));
  const p4 = 1 - 2.751 * Math.expm1(-((relativePermittivity / 15.916) ** 8));
  const p = p1 * p2 * ((0.1844 + p3 * p4) * g) ** 1.5763;
  return relativePermittivity - (relativePermittivity - effectivePermittivity) / (1 + p);
}

/** The published fit for the impedance has a pole near εr = 1.03; below this the correction goes straight down to none at εr = 1. */
const lowestPermittivity = 1.2;

/**
 * Impedance at a frequency in GHz·mm over the static one, by the power-current definition.
 * Source: the fit of R. H. Jansen and M. Kirschning, as Qucsator has it (`msline.cpp`, 4f59763).
 */
export function impedanceRiseAt(g: number, line: StaticLine): number {
  const step = line.relativePermittivity - 1;
  if (g === 0 || step === 0) return 1;
  if (line.relativePermittivity >= lowestPermittivity) return publishedRise(g, line);
  // The share of the field in the dielectric hardly depends on a permittivity so low.
  const share = (line.effectivePermittivity - 1) / step;
  const lowest = lowestPermittivity - 1;
  const atLowest = { ...line, relativePermittivity: lowestPermittivity, effectivePermittivity: 1 + share * lowest };
  return 1 + (step / lowest) * (publishedRise(g, atLowest) - 1);
}

/** R1 to R17 of the source; quotients are turned over where numerator and denominator grow without limit. */
function publishedRise(g: number, line: StaticLine): number {
  const { widthRatio: u, relativePermittivity: er } = line;
  const r1 = 0.03891 * er ** 1.4;
  const r2 = 0.267 * u ** 7;
  const r3 = 4.766 * Math.exp(-3.228 * u ** 0.641);
  const r4 = 0.016 + (0.0514 * er) ** 4.524;
  const r5 = (g / 28.843) ** 12;
  const r6 = 22.2 * u ** 1.92;
  const r7 = 1.206 + 0.3144 * Math.exp(-r1) * Math.expm1(-r2);
  const r8 = 1 - 1.275 * Math.expm1(-0.004625 * r3 * er ** 1.674 * (g / 18.365) ** 2.745);
  const r9 = ((5.086 * r4) / (0.3838 + 0.386 * r4)) * (Math.exp(-r6) / (1 / r5 + 1.2992)) * (1 / ((er - 1) ** -6 + 10));
  const r10 = 0.00044 * er ** 2.136 + 0.0184;
  const r11 = 1 / ((g / 19.47) ** -6 + 0.0962);
  const r12 = 1 / (1 + 0.00245 * u ** 2);
  const r13 = 0.9408 * effectivePermittivityAt(g, line) ** r8 - 0.9603;
  const r14 = (0.9408 - r9) * line.effectivePermittivity ** r8 - 0.9603;
  // The source prints 0.707.
  // eslint-disable-next-line oxc/approx-constant
  const r15 = 0.707 * r10 * (g / 12.3) ** 1.097;
  const r16 = 1 - 0.0503 * er ** 2 * r11 * Math.expm1(-((u / 15) ** 6));
  const r17 = r7 * (1 - 1.1241 * (r12 / r16) * Math.exp(-0.026 * g ** 1.15656 - r15));
  return (r13 / r14) ** r17;
}
