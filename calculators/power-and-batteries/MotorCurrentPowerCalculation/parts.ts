import { atLeast, type PartsOf } from '#calculators/parts.ts';
import type { tool } from './definition.ts';

/**
 * Contacts close on the starting current. Relays have one or two poles: a three-phase motor needs a contactor; and what they switch is stated
 * for alternating current: at the same direct voltage an arc would stand.
 */
export const parts: PartsOf<typeof tool> = ({ supplyType, voltage }, { startingCurrent }) =>
  supplyType !== 'singlePhase' || typeof startingCurrent !== 'number'
    ? []
    : [
        {
          label: 'relays',
          partClass: 'power-relays',
          filters: { contactCurrent: atLeast(startingCurrent), contactVoltage: atLeast(voltage) },
        },
      ];
