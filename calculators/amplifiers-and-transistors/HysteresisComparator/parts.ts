import { between, chipResistors, type PartsOf } from '#calculators/parts.ts';
import type { tool } from './definition.ts';

export const parts: PartsOf<typeof tool> = (given, out) => {
  const { mode, supplyVoltage, resistance1, resistance2, resistance3, pullUpResistance } = given;
  const isDesign = mode === 'designInverting' || mode === 'designNonInverting';
  const hasThird = mode === 'analyseInverting' || mode === 'designInverting';
  return [
    {
      label: 'comparators',
      category: 'comparators',
      filters: { outputType: pullUpResistance > 0 ? 'open-drain' : 'push-pull', supplyVoltage: between(supplyVoltage, supplyVoltage) },
    },
    ...chipResistors('r1', isDesign ? out.standardResistance1 : resistance1),
    ...chipResistors('r2', isDesign ? out.standardResistance2 : resistance2),
    ...(hasThird ? chipResistors('r3', isDesign ? out.standardResistance3 : resistance3) : []),
  ];
};
