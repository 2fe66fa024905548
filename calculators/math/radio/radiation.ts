import { vacuumImpedance } from '#calculators/math/constants.ts';

/** Gain of a half-wave dipole over an isotropic radiator as radio services reckon with it, dB (ITU-R BS.561); the exact value is 2.151. */
export const halfWaveDipoleGain = 2.15;

/** Field, V/m rms, of a radiated power (EIRP, W) at a distance (m) in free space: ITU-R P.525. */
export const fieldOfPower = (eirp: number, distance: number): number => Math.sqrt((vacuumImpedance * eirp) / (4 * Math.PI)) / distance;

/** Radiated power (EIRP, W) for a field (V/m rms) at a distance (m) in free space. */
export const powerForField = (field: number, distance: number): number => (4 * Math.PI * (field * distance) ** 2) / vacuumImpedance;

/** Power density, W/m², of a radiated power (EIRP, W) at a distance (m) in free space. */
export const powerDensity = (eirp: number, distance: number): number => eirp / (4 * Math.PI * distance * distance);

/** Distance, m, at which a radiated power (EIRP, W) has fallen to a power density (W/m²). */
export const distanceOfDensity = (eirp: number, density: number): number => Math.sqrt(eirp / (4 * Math.PI * density));
