/** π network of three reactances between two impedances, for a chosen Q or bandwidth, and its response. */
import { defineTool, refuse } from '#calculators/define.ts';
import { difference, loadOf, networkResults, sideQs, sourceOf } from '#calculators/math/match-design.ts';
import { admittanceOf, seriesPart, shuntPart } from '#calculators/math/matching-network.ts';

export const tool = defineTool({
  name: 'PiMatchCircuit',
  modes: ['fromQ', 'fromBandwidth'],
  inputs: {
    frequency: { kind: 'quantity', unit: 'Hz', show: ['MHz', 'kHz', 'GHz', 'Hz'], default: 1e8, above: 0, symbol: 'f_0' },
    sourceResistance: { kind: 'quantity', unit: 'Ω', show: ['Ω', 'kΩ'], default: 50, above: 0, symbol: 'R_S' },
    sourceReactance: { kind: 'quantity', unit: 'Ω', show: ['Ω'], default: 0, symbol: 'X_S' },
    loadResistance: { kind: 'quantity', unit: 'Ω', show: ['Ω', 'kΩ'], default: 200, above: 0, symbol: 'R_L' },
    loadReactance: { kind: 'quantity', unit: 'Ω', show: ['Ω'], default: 0, symbol: 'X_L' },
    qualityFactor: { kind: 'quantity', unit: '1', show: ['1'], default: 5, above: 0, max: 1000, symbol: 'Q', modes: ['fromQ'] },
    bandwidth: { kind: 'quantity', unit: 'Hz', show: ['kHz', 'MHz'], default: 2e7, above: 0, symbol: 'B', modes: ['fromBandwidth'] },
    form: { kind: 'choice', choices: ['lowPass', 'highPass'], default: 'lowPass' },
    inductorQ: { kind: 'quantity', unit: '1', show: ['1'], default: null, min: 1, optional: true, symbol: 'Q_L', advanced: true },
    capacitorQ: { kind: 'quantity', unit: '1', show: ['1'], default: null, min: 1, optional: true, symbol: 'Q_C', advanced: true },
    inductorSeries: { kind: 'choice', choices: ['E6', 'E12', 'E24', 'none'], default: 'E12', advanced: true },
    capacitorSeries: { kind: 'choice', choices: ['E6', 'E12', 'E24', 'none'], default: 'E24', advanced: true },
    evaluationFrequency: {
      kind: 'quantity',
      unit: 'Hz',
      show: ['MHz', 'kHz', 'GHz', 'Hz'],
      default: null,
      above: 0,
      optional: true,
      symbol: 'f',
    },
  },
  outputs: {
    components: {
      kind: 'table',
      columns: {
        ref: { kind: 'code', codes: ['shunt1', 'series', 'shunt2'] },
        placement: { kind: 'code', codes: ['series', 'shunt'] },
        kind: { kind: 'code', codes: ['L', 'C', 'none'] },
        value: { kind: 'quantityBy', by: 'kind', units: { L: 'H', C: 'F' } },
        standard: { kind: 'quantityBy', by: 'kind', units: { L: 'H', C: 'F' } },
      },
    },
    virtualResistance: { kind: 'quantity', unit: 'Ω', show: ['Ω'], symbol: 'R_V' },
    sourceQ: { kind: 'quantity', unit: '1', show: ['1'], symbol: 'Q_1' },
    loadQ: { kind: 'quantity', unit: '1', show: ['1'], symbol: 'Q_2' },
    loadedQ: { kind: 'quantity', unit: '1', show: ['1'], symbol: 'Q' },
    bandwidthEstimate: { kind: 'quantity', unit: 'Hz', show: ['Hz', 'kHz', 'MHz'], symbol: 'B' },
    gainDb: { kind: 'quantity', unit: 'dB', show: ['dB'], symbol: 'G_T' },
    phase: { kind: 'quantity', unit: '°', show: ['°'], symbol: 'φ' },
    returnLossDb: { kind: 'quantity', unit: 'dB', show: ['dB'], symbol: 'RL' },
    standardGainDb: { kind: 'quantity', unit: 'dB', show: ['dB'] },
    standardPhase: { kind: 'quantity', unit: '°', show: ['°'] },
    standardReturnLossDb: { kind: 'quantity', unit: 'dB', show: ['dB'] },
  },
  main: 'loadedQ',
  refusals: {
    Q_TOO_LOW: 'qualityFactor',
  },
  warnings: ['HIGH_Q', 'ABSORBED_SIGN'],
  compute(given) {
    const { mode, frequency, bandwidth } = given;
    const [source, load] = [admittanceOf(sourceOf(given)), admittanceOf(loadOf(given))];
    const [sourceParallel, loadParallel] = [1 / source.re, 1 / load.re];
    const isFromQ = mode === 'fromQ';
    const qs = sideQs(sourceParallel, loadParallel, isFromQ ? { higher: given.qualityFactor } : { sum: (2 * frequency) / bandwidth });
    if (!qs) return refuse('Q_TOO_LOW', isFromQ ? undefined : 'bandwidth');

    const [sourceQ, loadQ] = qs;
    const sign = given.form === 'lowPass' ? 1 : -1;
    // The side with the larger Q gives the middle resistance without cancellation.
    const virtualResistance = sourceQ > loadQ ? sourceParallel / (1 + sourceQ ** 2) : loadParallel / (1 + loadQ ** 2);
    const ends = [difference((sign * sourceQ) / sourceParallel, source.im), difference((sign * loadQ) / loadParallel, load.im)] as const;
    const parts = [
      { ref: 'shunt1', ...shuntPart(ends[0], frequency) },
      { ref: 'series', ...seriesPart(sign * virtualResistance * (sourceQ + loadQ), frequency) },
      { ref: 'shunt2', ...shuntPart(ends[1], frequency) },
    ];
    const loadedQ = (sourceQ + loadQ) / 2;
    return {
      out: {
        virtualResistance,
        sourceQ,
        loadQ,
        loadedQ,
        bandwidthEstimate: frequency / loadedQ,
        ...networkResults(parts, given),
      },
      warnings: [loadedQ > 15 && 'HIGH_Q', ends.some((end) => sign * end < 0) && 'ABSORBED_SIGN'],
    };
  },
  sources: [
    'C. Bowick, RF Circuit Design, 2nd ed., 2007, chapter 4',
    'D. Pozar, Microwave Engineering, 4th ed., section 5.1',
    'ARRL Handbook, chapter on RF techniques (pi and T networks)',
    'IEC 60063:2015',
  ],
});
