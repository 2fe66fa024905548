/** What the calculators of L, π and T matching networks ask for and answer alike. */
import type { Column, Input, Output } from '#calculators/define.ts';

/** The two impedances and where they are to be matched. */
export const matchEnds = {
  frequency: { kind: 'quantity', unit: 'Hz', show: ['MHz', 'kHz', 'GHz', 'Hz'], default: 1e8, above: 0, symbol: 'f_0' },
  sourceResistance: { kind: 'quantity', unit: 'Ω', show: ['Ω', 'kΩ'], default: 50, above: 0, symbol: 'R_S' },
  sourceReactance: { kind: 'quantity', unit: 'Ω', show: ['Ω'], default: 0, symbol: 'X_S' },
  loadResistance: { kind: 'quantity', unit: 'Ω', show: ['Ω', 'kΩ'], default: 200, above: 0, symbol: 'R_L' },
  loadReactance: { kind: 'quantity', unit: 'Ω', show: ['Ω'], default: 0, symbol: 'X_L' },
} as const satisfies Readonly<Record<string, Input>>;

/** What the parts are like, and where the response is asked for. */
export const matchParts = {
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
  standard: { kind: 'quantityBy', by: 'kind', units: { L: 'H', C: 'F' }, standardOf: 'value' },
} as const satisfies Readonly<Record<string, Column>>;

/** Of the network as computed and with standard values. */
export const responseOutputs = {
  bandwidthEstimate: { kind: 'quantity', unit: 'Hz', show: ['Hz', 'kHz', 'MHz'], symbol: 'B' },
  gainDb: { kind: 'quantity', unit: 'dB', show: ['dB'], symbol: 'G_T' },
  phase: { kind: 'quantity', unit: '°', show: ['°'], symbol: 'φ' },
  returnLossDb: { kind: 'quantity', unit: 'dB', show: ['dB'], symbol: 'RL' },
  standardGainDb: { kind: 'quantity', unit: 'dB', show: ['dB'] },
  standardPhase: { kind: 'quantity', unit: '°', show: ['°'] },
  standardReturnLossDb: { kind: 'quantity', unit: 'dB', show: ['dB'] },
} as const satisfies Readonly<Record<string, Output>>;
