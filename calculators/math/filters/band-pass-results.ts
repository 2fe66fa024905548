/** Results of the band-pass calculator by technology. */
import {
  type FeedbackValues,
  feedbackGain,
  feedbackParts,
  halfPowerFrequencies,
  ladderBandPass,
  levelOf,
  type RcValues,
  rcFigures,
  rcGain,
  rcParts,
} from './band-pass.ts';
import { decibelsOfAmplitude } from '#calculators/math/radio/decibel.ts';
import { type ESeries, roundToSeries } from '#calculators/math/parts/e-series.ts';
import { ladderResponse, partRows, type PartSeries, standardPart } from './ladder.ts';
import { butterworthPrototype, chebyshevHalfPower, chebyshevPrototype } from './ladder-prototype.ts';

interface Level {
  gainDb: number;
  phase: number;
}

/** Results that all technologies share. */
function results(centreFrequency: number, half: number, computed: Level, standard: Level) {
  return {
    centreFrequency,
    ...halfPowerFrequencies(centreFrequency, half),
    bandwidth: 2 * half * centreFrequency,
    loadedQ: 1 / (2 * half),
    ...computed,
    standardGainDb: standard.gainDb,
    standardPhase: standard.phase,
  };
}

export interface LadderTask extends PartSeries {
  lowerFrequency: number;
  upperFrequency: number;
  evaluationFrequency: number | null;
  order: number;
  response: 'butterworth' | 'chebyshev';
  ripple: number;
  firstElement: 'series' | 'shunt';
  sourceResistance: number;
  inductorQ: number | null;
}

/** Results of the LC ladder. */
export function ladderResults(given: LadderTask) {
  const { lowerFrequency: lower, upperFrequency: upper, order, ripple, sourceResistance: source, inductorQ } = given;
  const isChebyshev = given.response === 'chebyshev';
  const centre = Math.sqrt(lower) * Math.sqrt(upper);
  const relativeBandwidth = (upper - lower) / centre;
  const prototype = isChebyshev ? chebyshevPrototype(order, ripple) : butterworthPrototype(order);
  const { parts, load } = ladderBandPass({ ...given, prototype, centre, relativeBandwidth });
  const standard = parts.map((part) => standardPart(part, given));
  const frequency = given.evaluationFrequency ?? centre;
  const half = ((isChebyshev ? chebyshevHalfPower(order, ripple) : 1) * relativeBandwidth) / 2;
  const level = (chosen: typeof parts) => ladderResponse(chosen, { source, load }, frequency, inductorQ);
  return {
    out: {
      ...results(centre, half, level(parts), level(standard)),
      components: partRows(parts, standard),
      loadResistance: load,
    },
    warnings: [relativeBandwidth < 0.05 && ('NARROW_LC' as const), Math.abs(load / source - 1) > 0.01 && ('UNEQUAL_LOAD' as const)],
  };
}

interface RcSeries {
  resistorSeries: ESeries | 'none';
  capacitorSeries: ESeries | 'none';
}

/** Results of the RC sections, rounded to series or as they are. */
export function rcResults(values: RcValues, series: RcSeries | 'none', at: { load: number | null; evaluationFrequency: number | null }) {
  const { centreFrequency, quality, peakGain } = rcFigures(values, at.load);
  const { resistorSeries, capacitorSeries } = series === 'none' ? { resistorSeries: series, capacitorSeries: series } : series;
  const standard = {
    C1: roundToSeries(values.C1, capacitorSeries),
    R1: roundToSeries(values.R1, resistorSeries),
    R2: roundToSeries(values.R2, resistorSeries),
    C2: roundToSeries(values.C2, capacitorSeries),
  };
  const level = (chosen: RcValues) => levelOf(rcGain(chosen, at.load, at.evaluationFrequency ?? centreFrequency));
  const peakGainDb = decibelsOfAmplitude(peakGain);
  return {
    out: {
      ...results(centreFrequency, 1 / (2 * quality), level(values), level(standard)),
      peakGainDb,
      components: partRows(rcParts(values), rcParts(standard)),
      separateLowerCutoff: 1 / (2 * Math.PI * values.R1 * values.C1),
      separateUpperCutoff: 1 / (2 * Math.PI * values.R2 * values.C2),
    },
    warnings: [
      peakGainDb < -6 && ('HIGH_LOSS' as const),
      [standard.R1, standard.R2].some((resistor) => resistor < 10 || resistor > 10e6) && ('R_IMPRACTICAL' as const),
    ],
  };
}

interface FeedbackTask {
  centreFrequency: number;
  qualityFactor: number;
  gain: number;
  gainBandwidth: number | null;
  resistorSeries: ESeries | 'none';
  evaluationFrequency: number | null;
}

/** Results of the op-amp stage. */
export function feedbackResults(values: FeedbackValues, task: FeedbackTask) {
  const { centreFrequency, qualityFactor, gain, gainBandwidth } = task;
  const resistor = (value: number) => roundToSeries(value, task.resistorSeries);
  const standard = {
    R1: resistor(values.R1),
    R2: values.R2 === null ? null : resistor(values.R2),
    R3: resistor(values.R3),
    C: values.C,
  };
  const level = (chosen: FeedbackValues) => levelOf(feedbackGain(chosen, task.evaluationFrequency ?? centreFrequency, gainBandwidth));
  const slowest = 20 * qualityFactor * centreFrequency * Math.max(1, gain);
  return {
    out: {
      ...results(centreFrequency, 1 / (2 * qualityFactor), level(values), level(standard)),
      peakGainDb: decibelsOfAmplitude(gain),
      components: partRows(feedbackParts(values), feedbackParts(standard)),
    },
    warnings: [gainBandwidth !== null && gainBandwidth < slowest && ('OPAMP_TOO_SLOW' as const)],
  };
}
