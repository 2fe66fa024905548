/** Magnitude, phase, group delay and step response of a circuit. */
import { magnitude, phaseDegrees } from '#calculators/math/numeric/complex.ts';
import { delayFactors, groupDelay } from '#calculators/math/numeric/group-delay.ts';
import { type Circuit, reactanceAt } from './circuit.ts';
import { gainOf } from './nodal.ts';

export interface ResponsePoint {
  /** Hz. */
  frequency: number;
  /** dB; null where there is none. */
  gainDb: number | null;
  /** °, between −180 and 180. */
  phase: number | null;
  /** s, −dφ/dω. */
  delay: number | null;
}

/** What makes an output over the open source voltage the gain of the circuit's kind: power goes into the resistance of the load alone. */
function factorOf({ gain, source, load, center, loadReactance = 0 }: Circuit, frequency: number): number {
  if (gain !== 'power' || load === null) return 1;
  return (2 * Math.sqrt(source * load)) / Math.hypot(load, reactanceAt(loadReactance, center, frequency));
}

/** Gain in dB at a frequency in Hz; null where there is none. */
export function gainDbAt(circuit: Circuit, frequency: number): number | null {
  const gain = gainOf(circuit, frequency);
  return gain && magnitude(gain) > 0 ? 20 * Math.log10(factorOf(circuit, frequency) * magnitude(gain)) : null;
}

export function responseAt(circuit: Circuit, frequency: number): ResponsePoint {
  const here = gainOf(circuit, frequency);
  const [below, above] = delayFactors.map((factor) => gainOf(circuit, frequency * factor));
  if (!here || !below || !above || magnitude(here) === 0) return { frequency, gainDb: null, phase: null, delay: null };
  return {
    frequency,
    gainDb: 20 * Math.log10(factorOf(circuit, frequency) * magnitude(here)),
    phase: phaseDegrees(here),
    delay: groupDelay([below, above], frequency),
  };
}
