import { decibelsOfAmplitude } from '#calculators/math/radio/decibel.ts';

/** One mode of a coupled pair over its whole length: impedance in Ω, delay in s. */
export interface Mode {
  readonly impedance: number;
  readonly delay: number;
}

/** One mode over a length in m, from its impedance and delay per metre. */
export function modeOver(length: number, { impedance, propagationDelay }: { impedance: number; propagationDelay: number }): Mode {
  return { impedance, delay: length * propagationDelay };
}

/** Linear edge of the aggressor: open-circuit step in V into its matched line, and rise time in s. */
export interface Edge {
  readonly voltage: number;
  readonly riseTime: number;
}

interface Noise {
  readonly near: number;
  readonly far: number;
}

const reflections = 8;

/** Noise below this share of the swing is nothing but rounding. */
const leastNoise = 1e-9;

/** Noise over swing in dB, null where there is none. */
export function crosstalkDecibels(share: number): number | null {
  return Math.abs(share) < leastNoise ? null : decibelsOfAmplitude(Math.abs(share));
}

/** The common rule of thumb in dB: spacing in heights over the plane, and delay there and back in rise times (Johnson and Graham, 1993, ch. 5). */
export function ruleOfThumbCrosstalk(relativeSpacing: number, relativeDelay: number): number {
  return decibelsOfAmplitude(Math.min(1, relativeDelay) / (1 + relativeSpacing ** 2));
}

/**
 * Backward coefficient Kb = (√Zeven − √Zodd)/(√Zeven + √Zodd) of a matched pair: what a step leaves at the near end until the far end answers,
 * (1 − √(1 − C²))/C by the coupling C = (Zeven − Zodd)/(Zeven + Zodd) (Pozar, Microwave Engineering, § 7.6).
 */
export function backwardCoefficient(evenImpedance: number, oddImpedance: number): number {
  const [even, odd] = [Math.sqrt(evenImpedance), Math.sqrt(oddImpedance)];
  return (even - odd) / (even + odd);
}

/**
 * Signed extremes in V of the noise at both ends of the victim, all four ends matched to √(Zeven·Zodd);
 * exact for a lossless pair by the lattice of each mode's reflections.
 */
export function crosstalkExtremes(even: Mode, odd: Mode, edge: Edge): Noise {
  const match = Math.sqrt(even.impedance * odd.impedance);
  const noise = (time: number): Noise => {
    const [a, b] = [response(even, match, edge, time), response(odd, match, edge, time)];
    return { near: a.near - b.near, far: a.far - b.far };
  };
  // Both responses are piecewise linear, so the extremes lie at their corners.
  const corners = [even, odd].flatMap(({ delay }) =>
    Array.from({ length: 2 * reflections + 1 }, (_, count) => [count * delay, count * delay + edge.riseTime]).flat(),
  );
  const values = corners.map(noise);
  const extreme = (ofEnd: readonly number[]) => {
    const value = largest(ofEnd);
    return Math.abs(value) < leastNoise * edge.voltage ? 0 : value;
  };
  return { near: extreme(values.map(({ near }) => near)), far: extreme(values.map(({ far }) => far)) };
}

/** Voltages of one mode at both ends of its line. */
function response({ impedance, delay }: Mode, match: number, { voltage, riseTime }: Edge, time: number): Noise {
  const amplitude = (voltage * impedance) / (impedance + match);
  const reflection = (match - impedance) / (match + impedance);
  const ramp = (t: number) => Math.min(1, Math.max(0, t / riseTime));
  let [near, far] = [ramp(time), 0];
  for (let k = 0; k < reflections; k += 1) {
    near += (1 + reflection) * reflection ** (2 * k + 1) * ramp(time - (2 * k + 2) * delay);
    far += (1 + reflection) * reflection ** (2 * k) * ramp(time - (2 * k + 1) * delay);
  }
  return { near: amplitude * near, far: amplitude * far };
}

const largest = (values: readonly number[]): number => values.reduce((best, value) => (Math.abs(value) > Math.abs(best) ? value : best), 0);
