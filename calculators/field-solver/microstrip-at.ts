import { speedOfLight } from '#calculators/math/constants.ts';
import { effectivePermittivityAt, impedanceRiseAt, normalisedFrequency } from '#calculators/math/lines/microstrip-dispersion.ts';
import type { Effort } from './effort.ts';
import { type Microstrip, solveMicrostrip } from './microstrip.ts';

/** A microstrip line at a frequency in Hz: static field solution with the dispersion of Kirschning and Jansen. */
export function microstripAt(strip: Microstrip, frequency: number, effort: Effort = 'full') {
  const {
    impedance: staticImpedance,
    effectivePermittivity: staticEffectivePermittivity,
    capacitance,
    inductance,
  } = solveMicrostrip(strip, effort);
  const g = normalisedFrequency(frequency, strip.dielectricHeight);
  const { relativePermittivity, traceWidth, dielectricHeight } = strip;
  const shape = { widthRatio: traceWidth / dielectricHeight, relativePermittivity, effectivePermittivity: staticEffectivePermittivity };
  const effectivePermittivity = effectivePermittivityAt(g, shape);
  return {
    impedance: staticImpedance * impedanceRiseAt(g, shape),
    effectivePermittivity,
    staticImpedance,
    staticEffectivePermittivity,
    propagationDelay: Math.sqrt(effectivePermittivity) / speedOfLight,
    capacitance,
    inductance,
  };
}
