import { standardPowerRating } from '#calculators/math/parts/power-rating.ts';
import { adjustableRegulators, atLeast, between, chipResistors, equalTo, type PartSearch, type PartsOf } from '#calculators/parts.ts';
import type { tool } from './definition.ts';

export const parts: PartsOf<typeof tool> = (given, { resistorStandard, currentMax, resistorPower, passPower }) => {
  const current = currentMax ?? 0;
  const voltage = atLeast(given.supplyMax);
  // At a case kept cool: what the heat sink has to do is said by the result.
  const powerDissipation = atLeast(passPower ?? 0);
  const active: Record<typeof given.mode, PartSearch[]> = {
    regulator: [adjustableRegulators(current, given.supplyMax)],
    regulatorFromResistor: [adjustableRegulators(current, given.supplyMax)],
    transistor: [
      {
        label: 'transistors',
        partClass: 'bjts',
        filters: {
          type: 'npn',
          configuration: 'single',
          collectorEmitterVoltage: voltage,
          collectorCurrent: atLeast(2 * current),
          powerDissipation,
        },
      },
    ],
    opAmp: [
      {
        label: 'mosfets',
        partClass: 'mosfets',
        filters: {
          type: 'n-channel',
          configuration: 'single',
          drainSourceVoltage: voltage,
          drainCurrent: atLeast(2 * current),
          powerDissipation,
        },
      },
      {
        label: 'op_amps',
        partClass: 'op-amps',
        filters: { channels: equalTo(1), supplyVoltage: between(given.supplyMin, given.supplyMax) },
      },
    ],
  };
  const resistor = given.mode === 'regulatorFromResistor' ? given.resistor : resistorStandard;
  const rating = standardPowerRating(2 * (resistorPower ?? 0)) ?? Infinity;
  return [...chipResistors('resistor', resistor, rating, 100 * given.resistorTolerance), ...active[given.mode]];
};
