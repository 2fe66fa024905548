import { between, type PartsOf, placedResistors } from '#calculators/parts.ts';
import type { tool } from './definition.ts';

/** A resistor that carries half its rating stays cool. */
const spare = 2;

export const parts: PartsOf<typeof tool> = (given, out) => {
  const { mode, supplyVoltage, resistance1, resistance2, resistance3, pullUpResistance } = given;
  const isDesign = mode === 'designInverting' || mode === 'designNonInverting';
  const hasThird = mode === 'analyseInverting' || mode === 'designInverting';
  const [first, second, third] = isDesign
    ? [out.standardResistance1, out.standardResistance2, out.standardResistance3]
    : [resistance1, resistance2, resistance3];
  const resistors = (hasThird ? [first, second, third] : [first, second]).map((value) => value ?? 0);
  const greatest = Math.max(supplyVoltage, ...[given.outputHigh, given.outputLow, given.referenceVoltage].map(Math.abs));
  return [
    {
      label: 'comparators',
      partClass: 'comparators',
      filters: { outputType: pullUpResistance > 0 ? 'open-drain' : 'push-pull', supplyVoltage: between(supplyVoltage, supplyVoltage) },
    },
    ...placedResistors(resistors, (spare * greatest ** 2) / Math.min(...resistors.map((value) => value || Infinity))),
  ];
};
