/** Magnitude, phase, group delay and step response of a circuit. */
import { magnitude, phaseDegrees } from '#calculators/math/numeric/complex.ts';
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

/** Share of the frequency over which the slope of the phase is taken: rounding and curvature both stay below 1e-6 of it. */
const step = 1e-4;

const turn = (degrees: number) => degrees - 360 * Math.round(degrees / 360);

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
  const [below, here, above] = [1 - step, 1, 1 + step].map((factor) => gainOf(circuit, frequency * factor));
  if (!here || !below || !above || magnitude(here) === 0) return { frequency, gainDb: null, phase: null, delay: null };
  const slope = turn(phaseDegrees(above) - phaseDegrees(below)) / (2 * step * frequency * 360);
  return { frequency, gainDb: 20 * Math.log10(factorOf(circuit, frequency) * magnitude(here)), phase: phaseDegrees(here), delay: -slope };
}
