import { decibelsPerNeper, speedOfLight } from '#calculators/math/constants.ts';

/** Attenuation in dB/m of a line wholly in one dielectric. */
export function dielectricLoss(frequency: number, lossTangent: number, relativePermittivity: number): number {
  return decibelsPerNeper * ((Math.PI * frequency) / speedOfLight) * Math.sqrt(relativePermittivity) * lossTangent;
}

/** Attenuation in dB/m of a line partly in air, by the share of its field in the dielectric. */
export function partialDielectricLoss(frequency: number, lossTangent: number, relativePermittivity: number, effective: number): number {
  if (relativePermittivity === 1) return 0;
  const share = (relativePermittivity / effective) * ((effective - 1) / (relativePermittivity - 1));
  return dielectricLoss(frequency, lossTangent, effective) * share;
}
