import { atLeast, type PartsOf } from '#calculators/parts.ts';
import type { tool } from '#calculators/tools/MotorCurrentPowerCalculation.ts';

/** Relays have one or two poles: a three-phase motor needs a contactor. */
export const parts: PartsOf<typeof tool> = ({ supplyType }, { lineCurrent }) =>
  supplyType === 'threePhase' || typeof lineCurrent !== 'number'
    ? []
    : [{ label: 'relays', category: 'power-relays', filters: { contactCurrent: atLeast(lineCurrent) } }];
