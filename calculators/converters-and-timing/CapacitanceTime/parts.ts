import { nearestInRatio } from '#calculators/math/parts/e-series.ts';
import { stockedOr } from '#calculators/math/parts/stocked.ts';
import { chipResistors, type PartsOf, steadyCapacitors } from '#calculators/parts.ts';
import type { tool } from './definition.ts';

export const parts: PartsOf<typeof tool> = (given, { resistanceStandard, capacitanceStandard }) => {
  const { mode, resistance, capacitance, sourceVoltage, initialVoltage, targetVoltage } = given;
  const entered = stockedOr(resistance, nearestInRatio(resistance, given.series), 'Ω');
  const resistor = mode === 'constantCurrent' ? null : mode === 'resistance' ? resistanceStandard : entered;
  const capacitor = mode === 'capacitance' ? capacitanceStandard : nearestInRatio(capacitance, 'E12');
  const highest = Math.max(...[initialVoltage, targetVoltage, mode === 'constantCurrent' ? 0 : sourceVoltage].map(Math.abs));
  return [...chipResistors('resistor', resistor), ...steadyCapacitors(capacitor, highest)];
};
