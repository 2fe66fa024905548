import { speedOfLight, vacuumPermeability } from '#calculators/math/constants.ts';
import { skinDepth } from './skin-depth.ts';

/** What a wave meets along a line: delay in s, electrical length in °, wavelength in m, null at 0 Hz. */
export function runOf(length: number, frequency: number, effectivePermittivity: number) {
  const propagationDelay = Math.sqrt(effectivePermittivity) / speedOfLight;
  const delay = length * propagationDelay;
  return {
    delay,
    electricalLength: 360 * frequency * delay,
    wavelength: frequency > 0 ? 1 / (frequency * propagationDelay) : null,
  };
}

/** Skin depth in m, null at 0 Hz. */
export function skinDepthOrNone(resistivity: number, frequency: number): number | null {
  return frequency > 0 ? skinDepth(resistivity, frequency, vacuumPermeability) : null;
}
