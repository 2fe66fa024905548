import { atLeast, atMost, chipResistors, type PartsOf } from '#calculators/parts.ts';
import type { tool } from './definition.ts';

export const parts: PartsOf<typeof tool> = (given) => [
  {
    label: 'op_amps',
    category: 'op-amps',
    filters: {
      gainBandwidth: atLeast(given.gainBandwidth),
      slewRate: atLeast(given.slewRate),
      ...(given.offsetVoltage > 0 ? { inputOffset: atMost(given.offsetVoltage) } : {}),
    },
  },
  ...chipResistors('input', given.inputResistor),
  ...(given.feedbackResistor === given.inputResistor ? [] : chipResistors('feedback', given.feedbackResistor)),
];
