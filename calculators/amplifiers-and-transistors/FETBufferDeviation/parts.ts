import { atLeast, chipResistors, type PartsOf } from '#calculators/parts.ts';
import type { tool } from './definition.ts';

export const parts: PartsOf<typeof tool> = (given, { standardSourceResistance, resistorPower }) => {
  const span = given.supplyVoltage - given.negativeSupply;
  const transistors =
    given.device === 'jfet'
      ? { label: 'jfets', partClass: 'jfets', filters: { type: 'n-channel', drainSourceVoltage: atLeast(span) } }
      : {
          label: 'mosfets',
          partClass: 'mosfets',
          filters: { type: 'n-channel', configuration: 'single', drainSourceVoltage: atLeast(span) },
        };
  return [transistors, ...chipResistors('source_resistor', standardSourceResistance, 2 * (resistorPower ?? 0))];
};
