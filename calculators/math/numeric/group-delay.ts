/** Group delay from the phase a little below and above a frequency. */
import { type Complex, phaseDegrees } from './complex.ts';

/** Share of the frequency over which the slope of the phase is taken: rounding and curvature both stay below 1e-6 of it. */
const step = 1e-4;

/** Where the response is asked for, as factors on the frequency. */
export const delayFactors = [1 - step, 1 + step] as const;

const turn = (degrees: number) => degrees - 360 * Math.round(degrees / 360);

/** −dφ/dω in s at a frequency in Hz, from the responses at its two `delayFactors`. */
export function groupDelay([below, above]: readonly [Complex, Complex], frequency: number): number {
  return -turn(phaseDegrees(above) - phaseDegrees(below)) / (2 * step * frequency * 360);
}
