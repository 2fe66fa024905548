/** Stages in a row: gain, noise figure, intercept point, sensitivity and dynamic range of the chain. */
import { defineTool, refuse } from '#calculators/define.ts';
import {
  type ChainPoint,
  chainOf,
  noiseTemperature,
  type Stage,
  thermalNoise,
  thirdOrderProduct,
} from '#calculators/math/radio/cascade.ts';
import { dbmFromWatts, decibelsOfPower } from '#calculators/math/radio/decibel.ts';

/** The 1 dB compression point lies about this many dB under the intercept point of a stage that saturates like a cubic. */
const compressionBelowIntercept = 10.6;
/** Share of the noise that the later stages may add before the first one no longer decides. */
const laterShare = 0.5;

const list = { kind: 'list', minCount: 1, maxCount: 12 } as const;
const dB = { kind: 'quantity', unit: 'dB', show: ['dB'] } as const;
const dBm = { kind: 'quantity', unit: 'dBm', show: ['dBm'] } as const;
const percent = { kind: 'quantity', unit: '%', show: ['%'] } as const;

interface Lists {
  gains: readonly number[];
  noiseFigures: readonly number[];
  interceptPoints: readonly number[];
  interceptReference: 'output' | 'input';
}

/** The stages of the three lists, which are equally long. */
export function stagesOf({ gains, noiseFigures, interceptPoints, interceptReference }: Lists): Stage[] {
  return gains.map((gain, index) => ({
    gain,
    noiseFigure: noiseFigures[index] ?? 0,
    outputIntercept: (interceptPoints[index] ?? 0) + (interceptReference === 'input' ? gain : 0),
  }));
}

/** A row of the table for each stage, with its share of all noise and all distortion at the output. */
function rowsOf(points: readonly ChainPoint[], stages: readonly Stage[], inputPower: number) {
  const last = points.at(-1);
  return points.map((point, index) => {
    const following = (last?.gain ?? 0) - point.gain;
    const ownIntercept = (stages[index]?.outputIntercept ?? 0) + following;
    return {
      stage: index + 1,
      totalGain: point.gain,
      totalNoiseFigure: decibelsOfPower(point.factor),
      totalIntercept: dbmFromWatts(point.outputIntercept),
      level: inputPower + point.gain,
      noiseShare: last && last.factor > 1 ? (100 * point.addedFactor) / (last.factor - 1) : 0,
      distortionShare: last ? 100 * 10 ** ((dbmFromWatts(last.outputIntercept) - ownIntercept) / 10) : 0,
    };
  });
}

export const tool = defineTool({
  name: 'NoiseCascade',
  modes: [],
  inputs: {
    gains: { ...list, unit: 'dB', show: ['dB'], default: [-1.5, 18, -1.5, -7, 20], min: -100, max: 100, symbol: 'G1…Gn' },
    noiseFigures: { ...list, unit: 'dB', show: ['dB'], default: [1.5, 0.8, 1.5, 7.5, 4], min: 0, max: 100, symbol: 'NF1…NFn' },
    interceptPoints: { ...list, unit: 'dBm', show: ['dBm'], default: [60, 33, 60, 12, 35], min: -150, max: 150, symbol: 'IP1…IPn' },
    interceptReference: { kind: 'choice', choices: ['output', 'input'], default: 'output' },
    bandwidth: { kind: 'quantity', unit: 'Hz', show: ['MHz', 'kHz', 'Hz', 'GHz'], default: 1e6, above: 0, symbol: 'B' },
    requiredSnr: { ...dB, default: 10, min: -100, max: 100, symbol: 'SNR' },
    inputPower: { ...dBm, default: -60, min: -300, max: 100, symbol: 'P' },
    sourceTemperature: { kind: 'quantity', unit: 'K', show: ['K'], default: 290, min: 0, max: 1e6, symbol: 'T_s', advanced: true },
  },
  outputs: {
    noiseFigure: { ...dB, symbol: 'NF' },
    totalGain: { ...dB, symbol: 'G' },
    inputIntercept: { ...dBm, symbol: 'IIP3' },
    outputIntercept: { ...dBm, symbol: 'OIP3' },
    sensitivity: { ...dBm, symbol: 'P_min' },
    noiseFloor: { ...dBm, symbol: 'N_in' },
    dynamicRange: { ...dB, symbol: 'SFDR' },
    noiseTemperature: { kind: 'quantity', unit: 'K', show: ['K'], symbol: 'T_e' },
    outputNoise: { ...dBm, symbol: 'N_out' },
    outputPower: { ...dBm, symbol: 'P_out' },
    signalToNoise: dB,
    intermodulation: { ...dBm, symbol: 'P_3' },
    stages: {
      kind: 'table',
      columns: {
        stage: { kind: 'quantity', unit: '1', show: ['1'], integer: true },
        totalGain: dB,
        totalNoiseFigure: dB,
        totalIntercept: dBm,
        level: dBm,
        noiseShare: percent,
        distortionShare: percent,
      },
    },
  },
  main: 'noiseFigure',
  refusals: { COUNT_DIFFERS: 'noiseFigures', NO_NOISE: 'sourceTemperature' },
  warnings: ['COMPRESSED', 'LATER_STAGES'],
  compute(given) {
    const { gains, bandwidth, inputPower, sourceTemperature } = given;
    for (const id of ['noiseFigures', 'interceptPoints'] as const) {
      if (given[id].length !== gains.length) return refuse('COUNT_DIFFERS', id);
    }
    const stages = stagesOf(given);
    const points = chainOf(stages);
    const { gain = 0, factor = 1, outputIntercept: intercept = Infinity } = points.at(-1) ?? {};
    const temperature = noiseTemperature(factor);
    const noise = thermalNoise(sourceTemperature + temperature, bandwidth);
    if (noise === 0) return refuse('NO_NOISE');
    const outputIntercept = dbmFromWatts(intercept);
    const [noiseFloor, inputIntercept, outputPower] = [dbmFromWatts(noise), outputIntercept - gain, inputPower + gain];
    const rows = rowsOf(points, stages, inputPower);
    return {
      out: {
        noiseFigure: decibelsOfPower(factor),
        totalGain: gain,
        inputIntercept,
        outputIntercept,
        sensitivity: noiseFloor + given.requiredSnr,
        noiseFloor,
        dynamicRange: (2 / 3) * (inputIntercept - noiseFloor),
        noiseTemperature: temperature,
        outputNoise: noiseFloor + gain,
        outputPower,
        signalToNoise: inputPower - noiseFloor,
        intermodulation: thirdOrderProduct(outputPower, outputIntercept),
        stages: rows,
      },
      warnings: [
        rows.some(({ level }, index) => level > (stages[index]?.outputIntercept ?? Infinity) - compressionBelowIntercept) && 'COMPRESSED',
        (rows[0]?.noiseShare ?? 100) < 100 * (1 - laterShare) && gains.length > 1 && factor > 1 && 'LATER_STAGES',
      ],
    };
  },
  sources: [
    'H. T. Friis, Noise figures of radio receivers, Proc. IRE 32, 1944, doi:10.1109/JRPROC.1944.232049',
    'D. M. Pozar, Microwave Engineering, 4th ed., Wiley, 2012, § 10.1–10.3',
    'B. Razavi, RF Microelectronics, 2nd ed., Prentice Hall, 2011, § 2.2–2.3',
  ],
});
