/** What the calculators of two equal traces side by side ask for and answer. */
import type { Output } from '#calculators/define.ts';

const length = { kind: 'quantity', unit: 'm', show: ['mm', 'mil', 'µm', 'in'] } as const;
const ohms = { kind: 'quantity', unit: 'Ω', show: ['Ω'] } as const;
const ratio = { kind: 'quantity', unit: '1', show: ['1'] } as const;
const delay = { kind: 'quantity', unit: 's/m', show: ['ps/mm', 'ps/in', 'ns/ft'] } as const;

export const targetDifferentialImpedance = { ...ohms, default: 100, above: 0, symbol: 'Zdiff', modes: ['width', 'spacing'] } as const;
/** The default is each structure's own. */
export const pairWidth = { ...length, above: 0, symbol: 'w', modes: ['impedance', 'spacing'] } as const;
/** The default is each structure's own. */
export const pairSpacing = { ...length, above: 0, symbol: 's', modes: ['impedance', 'width'] } as const;

export const pairOutputs = {
  requiredTraceWidth: { ...length, symbol: 'w', modes: ['width'] },
  requiredTraceSpacing: { ...length, symbol: 's', modes: ['spacing'] },
  differentialImpedance: { ...ohms, symbol: 'Zdiff' },
  oddModeImpedance: { ...ohms, symbol: 'Zodd' },
  evenModeImpedance: { ...ohms, symbol: 'Zeven' },
  commonModeImpedance: { ...ohms, symbol: 'Zcom' },
  couplingCoefficient: { kind: 'quantity', unit: '1', show: ['1', 'dB'], symbol: 'k' },
} as const satisfies Readonly<Record<string, Output>>;

/** Of pairs whose modes run at speeds of their own, since their field is in air and in the dielectric. */
export const modeOutputs = {
  oddEffectivePermittivity: { ...ratio, symbol: 'εodd' },
  evenEffectivePermittivity: { ...ratio, symbol: 'εeven' },
  oddModeDelay: { ...delay, symbol: 'τodd' },
  evenModeDelay: { ...delay, symbol: 'τeven' },
} as const satisfies Readonly<Record<string, Output>>;
