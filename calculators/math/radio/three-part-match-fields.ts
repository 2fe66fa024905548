/** What the calculators of π and T matching networks ask for and answer. */
import type { Input, Output } from '#calculators/define.ts';
import { matchEnds, matchParts, responseOutputs } from './match-fields.ts';

/** The two impedances, the wanted Q or bandwidth, and what the parts are like. */
export const matchInputs = {
  ...matchEnds,
  qualityFactor: { kind: 'quantity', unit: '1', show: ['1'], default: 5, above: 0, max: 1000, symbol: 'Q', modes: ['fromQ'] },
  bandwidth: { kind: 'quantity', unit: 'Hz', show: ['kHz', 'MHz'], default: 2e7, above: 0, symbol: 'B', modes: ['fromBandwidth'] },
  form: { kind: 'choice', choices: ['lowPass', 'highPass'], default: 'lowPass' },
  ...matchParts,
} as const satisfies Readonly<Record<string, Input>>;

/** Results after the table of parts. */
export const matchOutputs = {
  virtualResistance: { kind: 'quantity', unit: 'Ω', show: ['Ω'], symbol: 'R_V' },
  sourceQ: { kind: 'quantity', unit: '1', show: ['1'], symbol: 'Q_1' },
  loadQ: { kind: 'quantity', unit: '1', show: ['1'], symbol: 'Q_2' },
  loadedQ: { kind: 'quantity', unit: '1', show: ['1'], symbol: 'Q' },
  ...responseOutputs,
} as const satisfies Readonly<Record<string, Output>>;
