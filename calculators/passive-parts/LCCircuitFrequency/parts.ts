import { equalTo, inductors, type PartsOf } from '#calculators/parts.ts';
import type { tool } from './definition.ts';

/** Only C0G keeps its value over temperature and voltage, as a resonance needs it. */
export const parts: PartsOf<typeof tool> = (_, { frequency, standardInductance, standardCapacitance }) => [
  ...inductors('inductor', standardInductance, { frequency: frequency ?? 0 }),
  ...(typeof standardCapacitance === 'number'
    ? [{ label: 'capacitor', partClass: 'mlcc', filters: { capacitance: equalTo(standardCapacitance), dielectric: 'c0g' } }]
    : []),
];
