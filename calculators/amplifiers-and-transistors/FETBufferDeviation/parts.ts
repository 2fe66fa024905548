import { atLeast, chipResistors, type PartsOf } from '#calculators/parts.ts';
import type { tool } from './definition.ts';

export const parts: PartsOf<typeof tool> = (given, { standardSourceResistance, resistorPower, devicePower, drainCurrent }) => {
  const span = given.supplyVoltage - given.negativeSupply;
  const powerDissipation = atLeast(2 * (devicePower ?? 0));
  const transistors =
    given.device === 'jfet'
      ? { label: 'jfets', partClass: 'jfets', filters: { type: 'n-channel', drainSourceVoltage: atLeast(span), powerDissipation } }
      : {
          label: 'mosfets',
          partClass: 'mosfets',
          filters: {
            type: 'n-channel',
            configuration: 'single',
            drainSourceVoltage: atLeast(span),
            drainCurrent: atLeast(2 * (drainCurrent ?? 0)),
            powerDissipation,
          },
        };
  return [transistors, ...chipResistors('source_resistor', standardSourceResistance, 2 * (resistorPower ?? 0))];
};
