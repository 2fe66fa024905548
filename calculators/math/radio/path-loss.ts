import { speedOfLight } from '#calculators/math/constants.ts';
import { amplitudeRatio, decibelsOfAmplitude, powerRatio } from './decibel.ts';

/** Loss between isotropic antennas in free space, dB, at a distance in m and a frequency in Hz: ITU-R P.525. */
export const freeSpaceLoss = (distance: number, frequency: number): number =>
  decibelsOfAmplitude((4 * Math.PI * distance * frequency) / speedOfLight);

/** How loss grows with distance: free space up to a reference distance (m), beyond it as a power of the distance. */
export interface PathModel {
  /** Hz */
  readonly frequency: number;
  /** 2 is free space. */
  readonly pathExponent: number;
  /** m */
  readonly referenceDistance: number;
}

/** Loss of a path, dB, at a distance in m: log-distance model (T. S. Rappaport, Wireless Communications, 2nd ed., 2002, § 4.9). */
export function pathLoss(distance: number, { frequency, pathExponent, referenceDistance }: PathModel): number {
  const near = Math.min(distance, referenceDistance);
  return freeSpaceLoss(near, frequency) + 10 * pathExponent * Math.log10(distance / near);
}

/** Distance in m at which a path has this loss in dB. */
export function distanceOfLoss(loss: number, { frequency, pathExponent, referenceDistance }: PathModel): number {
  const rest = loss - freeSpaceLoss(referenceDistance, frequency);
  return referenceDistance * 10 ** (rest / (rest < 0 ? 20 : 10 * pathExponent));
}

/** Distance in m from which an antenna with a gain in dB has its far field, by the aperture that belongs to the gain, and one wavelength at least. */
export function farFieldDistance(gain: number, frequency: number): number {
  const wavelength = speedOfLight / frequency;
  return wavelength * Math.max(1, (2 * powerRatio(gain)) / Math.PI ** 2);
}

/** Share of the time, 0 to 1, in which Rayleigh fading takes more than a margin in dB (ITU-R P.1057). */
export const rayleighOutage = (margin: number): number => -Math.expm1(-(amplitudeRatio(-margin) ** 2));
