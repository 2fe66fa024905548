import { boltzmannConstant, standardNoiseTemperature } from '#calculators/math/constants.ts';
import { powerRatio, wattsFromDbm } from './decibel.ts';

/** One stage of a receiver or transmitter, matched at both sides. */
export interface Stage {
  /** dB */
  readonly gain: number;
  /** dB */
  readonly noiseFigure: number;
  /** Third-order intercept point at its output, dBm. */
  readonly outputIntercept: number;
}

/** What a chain is from its input up to the output of one stage. */
export interface ChainPoint {
  /** dB */
  readonly gain: number;
  /** Noise factor, a ratio. */
  readonly factor: number;
  /** What this stage adds to the noise factor, a ratio. */
  readonly addedFactor: number;
  /** Third-order intercept point at the output, W. */
  readonly outputIntercept: number;
}

/**
 * Gain, noise factor and intercept point after each stage; the third-order products of all stages add in phase, which is the worst case.
 * Source: H. T. Friis, Proc. IRE 32 (1944); D. M. Pozar, Microwave Engineering, 4th ed., 2012, § 10.1–10.3.
 */
export function chainOf(stages: readonly Stage[]): ChainPoint[] {
  const points: ChainPoint[] = [];
  let before: ChainPoint = { gain: 0, factor: 1, addedFactor: 0, outputIntercept: Infinity };
  for (const { gain, noiseFigure, outputIntercept } of stages) {
    const addedFactor = (powerRatio(noiseFigure) - 1) / powerRatio(before.gain);
    before = {
      gain: before.gain + gain,
      factor: before.factor + addedFactor,
      addedFactor,
      outputIntercept: 1 / (1 / (before.outputIntercept * powerRatio(gain)) + 1 / wattsFromDbm(outputIntercept)),
    };
    points.push(before);
  }
  return points;
}

/** Noise temperature, K, of a noise factor. */
export const noiseTemperature = (factor: number): number => standardNoiseTemperature * (factor - 1);

/** Noise power, W, of a temperature (K) in a bandwidth (Hz). */
export const thermalNoise = (temperature: number, bandwidth: number): number => boltzmannConstant * temperature * bandwidth;

/** Level in dBm of a third-order product beside two tones that each have this level, with the intercept point at the same place, dBm. */
export const thirdOrderProduct = (level: number, intercept: number): number => 3 * level - 2 * intercept;
