import { atLeast, near, type PartsOf } from '#calculators/parts.ts';
import type { tool } from './definition.ts';

/** Half the way to the next value of E12. */
const half = 0.1;
/** Some watts already put hundreds of volts across a trap. */
const leastVoltage = 1000;

export const parts: PartsOf<typeof tool> = ({ mode, trapCapacitance }) =>
  mode === 'coilTrap'
    ? [
        {
          label: 'capacitors',
          partClass: 'mlcc',
          filters: { capacitance: near(trapCapacitance, half), ratedVoltage: atLeast(leastVoltage), dielectric: 'c0g' },
        },
      ]
    : [{ label: 'connectors', partClass: 'coax-connectors', filters: {} }];
