/** What the calculators of π and T matching networks ask for and answer. */
import type { Column, Input, Output } from '#calculators/define.ts';

/** The two impedances, the wanted Q or bandwidth, and what the parts are like. */
export const matchInputs = {
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
  standardChoice: { kind: 'choice', choices: ['each', 'together'], default: 'each' },
  evaluationFrequency: {
    kind: 'quantity',
    unit: 'Hz',
    show: ['MHz', 'kHz', 'GHz', 'Hz'],
    default: null,
    above: 0,
    optional: true,
    symbol: 'f',
  },
} as const satisfies Readonly<Record<string, Input>>;

/** Columns of the table of parts after the reference. */
export const matchPartColumns = {
  placement: { kind: 'code', codes: ['series', 'shunt'] },
  kind: { kind: 'code', codes: ['L', 'C', 'none'] },
  value: { kind: 'quantityBy', by: 'kind', units: { L: 'H', C: 'F' } },
  standard: { kind: 'quantityBy', by: 'kind', units: { L: 'H', C: 'F' } },
} as const satisfies Readonly<Record<string, Column>>;

/** Results after the table of parts. */
export const matchOutputs = {
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
} as const satisfies Readonly<Record<string, Output>>;
