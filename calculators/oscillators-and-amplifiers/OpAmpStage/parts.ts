import { atLeast, atMost, chipResistors, type PartsOf } from '#calculators/parts.ts';
import type { tool } from './definition.ts';

export const parts: PartsOf<typeof tool> = (given) => {
  const isOne = given.feedbackResistor === given.inputResistor;
  // Twice what a sine of the amplitude makes: both carry the current of the feedback.
  const squaredCurrent = (given.amplitude / given.feedbackResistor) ** 2;
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
    ...chipResistors('input', given.inputResistor, squaredCurrent * given.inputResistor).map((search) => ({
      ...search,
      places: isOne ? ['R1', 'R2'] : ['R1'],
    })),
    ...(isOne
      ? []
      : chipResistors('feedback', given.feedbackResistor, squaredCurrent * given.feedbackResistor).map((search) => ({
          ...search,
          places: ['R2'],
        }))),
  ];
};
