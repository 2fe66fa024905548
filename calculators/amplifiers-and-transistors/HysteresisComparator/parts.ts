import { between, type PartsOf, placedResistors } from '#calculators/parts.ts';
import type { tool } from './definition.ts';

export const parts: PartsOf<typeof tool> = (given, out) => {
  const { mode, supplyVoltage, resistance1, resistance2, resistance3, pullUpResistance } = given;
  const isDesign = mode === 'designInverting' || mode === 'designNonInverting';
  const hasThird = mode === 'analyseInverting' || mode === 'designInverting';
  const [first, second, third] = isDesign
    ? [out.standardResistance1, out.standardResistance2, out.standardResistance3]
    : [resistance1, resistance2, resistance3];
  return [
    {
      label: 'comparators',
      partClass: 'comparators',
      filters: { outputType: pullUpResistance > 0 ? 'open-drain' : 'push-pull', supplyVoltage: between(supplyVoltage, supplyVoltage) },
    },
    ...placedResistors(hasThird ? [first, second, third] : [first, second]),
  ];
};
