import { atLeast, atMost, chipResistors, type PartsOf } from '#calculators/parts.ts';
import type { tool } from './definition.ts';

export const parts: PartsOf<typeof tool> = (given) => {
  const isOne = given.feedbackResistor === given.inputResistor;
  return [
    {
      label: 'op_amps',
      partClass: 'op-amps',
      filters: {
        gainBandwidth: atLeast(given.gainBandwidth),
        slewRate: atLeast(given.slewRate),
        ...(given.offsetVoltage > 0 ? { inputOffset: atMost(given.offsetVoltage) } : {}),
      },
    },
    ...chipResistors('input', given.inputResistor).map((search) => ({ ...search, places: isOne ? ['R1', 'R2'] : ['R1'] })),
    ...(isOne ? [] : chipResistors('feedback', given.feedbackResistor).map((search) => ({ ...search, places: ['R2'] }))),
  ];
};
