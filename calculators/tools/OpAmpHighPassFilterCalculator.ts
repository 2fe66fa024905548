/** High-pass with one op-amp: the parts of a wanted cutoff, and the response of their standard values. */
import { defineTool, refuse } from '#calculators/define.ts';
import { filterResults, isInverting } from '#calculators/math/op-amp-filter.ts';
import { highPassStages } from '#calculators/math/op-amp-high-pass.ts';

export const tool = defineTool({
  name: 'OpAmpHighPassFilterCalculator',
  modes: ['sallenKey', 'multipleFeedback', 'firstOrderNonInverting', 'firstOrderInverting'],
  inputs: {
    cutoffFrequency: { kind: 'quantity', unit: 'Hz', show: ['Hz', 'kHz', 'MHz'], default: 1000, above: 0, symbol: 'f_c' },
    gain: { kind: 'quantity', unit: '1', show: ['1', 'dB'], default: 1, above: 0, symbol: 'K' },
    response: {
      kind: 'choice',
      choices: ['butterworth', 'bessel', 'chebyshev', 'custom'],
      default: 'butterworth',
      modes: ['sallenKey', 'multipleFeedback'],
    },
    ripple: {
      kind: 'quantity',
      unit: 'dB',
      show: ['dB'],
      default: 0.5,
      above: 0,
      max: 3,
      symbol: 'A_r',
      modes: ['sallenKey', 'multipleFeedback'],
    },
    qualityFactor: {
      kind: 'quantity',
      unit: '1',
      show: ['1'],
      // oxlint-disable-next-line oxc/approx-constant -- four digits are what an engineer types
      default: 0.7071,
      min: 0.1,
      max: 50,
      symbol: 'Q',
      modes: ['sallenKey', 'multipleFeedback'],
    },
    capacitance: { kind: 'quantity', unit: 'F', show: ['pF', 'nF', 'µF'], default: 1e-8, above: 0, symbol: 'C' },
    gainResistance: {
      kind: 'quantity',
      unit: 'Ω',
      show: ['Ω', 'kΩ'],
      default: 10_000,
      above: 0,
      symbol: 'R_a',
      modes: ['sallenKey', 'firstOrderNonInverting'],
      advanced: true,
    },
    resistorSeries: { kind: 'choice', choices: ['E12', 'E24', 'E48', 'E96', 'E192', 'none'], default: 'E96', advanced: true },
    capacitorSeries: { kind: 'choice', choices: ['E6', 'E12', 'E24', 'none'], default: 'E12', advanced: true },
    gainBandwidth: { kind: 'quantity', unit: 'Hz', show: ['kHz', 'MHz'], default: null, above: 0, optional: true, symbol: 'f_T' },
    evaluationFrequency: { kind: 'quantity', unit: 'Hz', show: ['Hz', 'kHz', 'MHz'], default: null, above: 0, optional: true, symbol: 'f' },
  },
  outputs: {
    naturalFrequency: { kind: 'quantity', unit: 'Hz', show: ['Hz', 'kHz', 'MHz'], symbol: 'f_0', modes: ['sallenKey', 'multipleFeedback'] },
    qualityFactor: { kind: 'quantity', unit: '1', show: ['1'], symbol: 'Q', modes: ['sallenKey', 'multipleFeedback'] },
    components: {
      kind: 'table',
      columns: {
        ref: { kind: 'text' },
        kind: { kind: 'code', codes: ['R', 'C'] },
        value: { kind: 'quantityBy', by: 'kind', units: { R: 'Ω', C: 'F' } },
        standard: { kind: 'quantityBy', by: 'kind', units: { R: 'Ω', C: 'F' } },
      },
    },
    gainDb: { kind: 'quantity', unit: 'dB', show: ['dB'], symbol: '|H|' },
    phase: { kind: 'quantity', unit: '°', show: ['°'], symbol: 'φ' },
    standardGainDb: { kind: 'quantity', unit: 'dB', show: ['dB'], symbol: '|H|' },
    standardPhase: { kind: 'quantity', unit: '°', show: ['°'], symbol: 'φ' },
    standardPassbandGain: { kind: 'quantity', unit: '1', show: ['1'], symbol: 'K' },
    standardNaturalFrequency: {
      kind: 'quantity',
      unit: 'Hz',
      show: ['Hz', 'kHz', 'MHz'],
      symbol: 'f_0',
      modes: ['sallenKey', 'multipleFeedback'],
    },
    standardQualityFactor: { kind: 'quantity', unit: '1', show: ['1'], symbol: 'Q', modes: ['sallenKey', 'multipleFeedback'] },
    standardCutoffFrequency: { kind: 'quantity', unit: 'Hz', show: ['Hz', 'kHz', 'MHz'], symbol: 'f_c' },
    recommendedGainBandwidth: { kind: 'quantity', unit: 'Hz', show: ['kHz', 'MHz'], symbol: 'f_T' },
  },
  main: 'standardCutoffFrequency',
  refusals: {
    GAIN_BELOW_ONE: 'gain',
  },
  warnings: ['OPAMP_TOO_SLOW', 'R_IMPRACTICAL', 'HIGH_Q', 'STANDARD_UNSTABLE'],
  compute(given) {
    if (!isInverting(given.mode) && given.gain < 1) return refuse('GAIN_BELOW_ONE');
    const { computed, standard } = highPassStages(given);
    return filterResults(given, computed, standard);
  },
  sources: [
    'R. P. Sallen, E. L. Key, A practical method of designing RC active filters, IRE Trans. CT-2, 1955',
    'A. I. Zverev, Handbook of Filter Synthesis, 1967',
    'Texas Instruments SLOD006 (Op Amps for Everyone), chapter 16: active filter design',
    'H. Zumbahlen (ed.), Linear Circuit Design Handbook, Analog Devices, 2008, chapter 8',
    'IEC 60063:2015',
  ],
});
