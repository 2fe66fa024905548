import { chipResistors, equalTo, type PartsOf } from '#calculators/parts.ts';
import type { tool } from './definition.ts';

/** Below this C0G costs no more than X7R, F. */
const greatestC0g = 10e-9;
const greatestCeramic = 100e-6;

export const parts: PartsOf<typeof tool> = ({ resistorTolerance }, { standardResistance, standardCapacitance: capacitance }) => [
  ...chipResistors('resistor', standardResistance, 0, resistorTolerance > 0 ? resistorTolerance : 1),
  ...(typeof capacitance === 'number' && capacitance <= greatestCeramic
    ? [
        {
          label: 'capacitor',
          partClass: 'mlcc',
          filters: { capacitance: equalTo(capacitance), dielectric: capacitance <= greatestC0g ? 'c0g' : 'x7r' },
        },
      ]
    : []),
];
