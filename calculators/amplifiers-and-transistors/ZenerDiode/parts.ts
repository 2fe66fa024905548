import { atLeast, chipResistors, near, type PartsOf } from '#calculators/parts.ts';
import type { tool } from './definition.ts';

/** Half the way to the next standard Zener voltage. */
const half = 0.025;

export const parts: PartsOf<typeof tool> = (given, { resistorStandard, resistorRating, zenerPower, zenerPowerNoLoad }) => [
  {
    label: 'zeners',
    partClass: 'zener-diodes',
    filters: {
      zenerVoltage: near(given.zenerVoltage, half),
      powerDissipation: atLeast(Math.max(given.zenerRating, zenerPower ?? 0, zenerPowerNoLoad ?? 0)),
    },
  },
  ...chipResistors('resistor', given.mode === 'design' ? resistorStandard : given.resistor, resistorRating ?? Infinity, 5),
];
