import { atLeast, atMost, equalTo, type PartsOf } from '#calculators/parts.ts';
import type { tool } from './definition.ts';

export const parts: PartsOf<typeof tool> = (_, { capacitance, tolerance, ratedVoltage }) =>
  typeof capacitance === 'number'
    ? [
        {
          label: 'film',
          partClass: 'film-capacitors',
          filters: {
            capacitance: equalTo(capacitance),
            ...(typeof tolerance === 'number' ? { tolerance: atMost(tolerance) } : {}),
            ...(typeof ratedVoltage === 'number' ? { ratedVoltage: atLeast(ratedVoltage) } : {}),
          },
        },
      ]
    : [];
