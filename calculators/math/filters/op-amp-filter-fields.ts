/** What the op-amp low-pass and high-pass calculators ask for and answer. */
import type { Input, Output } from '#calculators/define.ts';

/** What is wanted of the filter, and the series its parts come from. */
export const filterInputs = {
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
} as const satisfies Readonly<Record<string, Input>>;

/** The parts, and the response as computed and with standard values. */
export const filterOutputs = {
  naturalFrequency: { kind: 'quantity', unit: 'Hz', show: ['Hz', 'kHz', 'MHz'], symbol: 'f_0', modes: ['sallenKey', 'multipleFeedback'] },
  qualityFactor: { kind: 'quantity', unit: '1', show: ['1'], symbol: 'Q', modes: ['sallenKey', 'multipleFeedback'] },
  components: {
    kind: 'table',
    columns: {
      ref: { kind: 'text' },
      kind: { kind: 'code', codes: ['R', 'C'] },
      value: { kind: 'quantityBy', by: 'kind', units: { R: 'Ω', C: 'F' } },
      standard: { kind: 'quantityBy', by: 'kind', units: { R: 'Ω', C: 'F' }, standardOf: 'value' },
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
} as const satisfies Readonly<Record<string, Output>>;
