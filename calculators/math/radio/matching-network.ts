/** Response of matching networks between complex impedances, and the parts that have a reactance. */
import {
  add,
  type Complex,
  complex,
  conjugate,
  divide,
  magnitude,
  multiply,
  phaseDegrees,
  reciprocal,
  subtract,
} from '#calculators/math/numeric/complex.ts';
import { decibelsOfAmplitude } from './decibel.ts';
import { type LadderPart, ladderTwoPort, type PartLoss } from '#calculators/math/filters/ladder.ts';
import { inputImpedance, transferAdmittance } from '#calculators/math/filters/two-port.ts';

/** Source or load: a resistance with a reactance in series, both in Ω at the design frequency. */
export interface Termination {
  readonly resistance: number;
  readonly reactance: number;
}

/** The series part with this reactance in Ω at a frequency in Hz; 0 is no part. */
export function seriesPart(reactance: number, frequency: number): LadderPart {
  const angular = 2 * Math.PI * frequency;
  if (reactance === 0) return { placement: 'series', kind: 'none', value: null };
  if (reactance > 0) return { placement: 'series', kind: 'L', value: reactance / angular };
  return { placement: 'series', kind: 'C', value: -1 / (angular * reactance) };
}

/** The shunt part with this susceptance in S at a frequency in Hz; 0 is no part. */
export function shuntPart(susceptance: number, frequency: number): LadderPart {
  const angular = 2 * Math.PI * frequency;
  if (susceptance === 0) return { placement: 'shunt', kind: 'none', value: null };
  if (susceptance > 0) return { placement: 'shunt', kind: 'C', value: susceptance / angular };
  return { placement: 'shunt', kind: 'L', value: -1 / (angular * susceptance) };
}

/** Admittance (S) of a termination at the design frequency. */
export const admittanceOf = ({ resistance, reactance }: Termination): Complex => reciprocal(complex(resistance, reactance));

/** A termination whose reactance behaves as one coil or one capacitor over frequency. */
const swept = ({ resistance, reactance }: Termination, ratio: number): Complex =>
  complex(resistance, reactance > 0 ? reactance * ratio : reactance / ratio);

const leastReflection = 1e-15;

interface Ends {
  source: Termination;
  load: Termination;
}

/** Transducer gain (dB), phase of the load voltage (°) and return loss (dB, at most 300) at a frequency of a network designed for another. */
export function matchResponse(parts: readonly LadderPart[], ends: Ends, at: { design: number; frequency: number }, loss: PartLoss) {
  const ratio = at.frequency / at.design;
  const [source, load] = [swept(ends.source, ratio), swept(ends.load, ratio)];
  const network = ladderTwoPort(parts, at.frequency, loss);
  const current = transferAdmittance(network, source, load);
  const input = inputImpedance(network, load);
  const reflection = magnitude(divide(subtract(input, conjugate(source)), add(input, source)));
  const reference = 2 * Math.sqrt(ends.source.resistance) * Math.sqrt(ends.load.resistance);
  return {
    gainDb: decibelsOfAmplitude(reference * magnitude(current)),
    phase: phaseDegrees(multiply(load, current)),
    returnLossDb: -decibelsOfAmplitude(Math.max(reflection, leastReflection)),
  };
}
