/** What the calculators of banded resistors ask for and answer beside their bands. */
import type { Input, Output } from '#calculators/define.ts';

export const ohms = { kind: 'quantity', unit: 'Ω', show: ['Ω', 'kΩ', 'MΩ', 'mΩ'] } as const;
export const percent = { kind: 'quantity', unit: '%', show: ['%'] } as const;

/** The value whose colours are asked for; the default is each resistor's own. */
export const encodedResistance = { ...ohms, min: 0, max: 999e9, symbol: 'R', modes: ['encode'] } as const;

/** Tolerances that a band of three digits' resistors can say, in %. */
export const markedTolerance = {
  kind: 'choice',
  choices: [10, 5, 2, 1, 0.5, 0.25, 0.1, 0.05, 0.02, 0.01],
  default: 1,
  unit: '%',
  symbol: '±',
  modes: ['encode'],
} as const satisfies Input;

/** The same with the 20 % of a resistor that has no such band. */
export const optionalTolerance = { ...markedTolerance, choices: [20, ...markedTolerance.choices], default: 5 } as const satisfies Input;

export const resistorOutputs = {
  resistance: { ...ohms, symbol: 'R' },
  tolerance: { ...percent, symbol: '±' },
  resistanceMinimum: ohms,
  resistanceMaximum: ohms,
  letterCode: { kind: 'text' },
  standardSeries: { kind: 'text' },
  nearestStandard: ohms,
  bands: { kind: 'colours', modes: ['encode'] },
  encodedResistance: { ...ohms, modes: ['encode'] },
  encodingError: { ...percent, modes: ['encode'] },
  reversedReading: { kind: 'record', fields: { resistance: ohms, tolerance: percent }, modes: ['decode'] },
} as const satisfies Readonly<Record<string, Output>>;
