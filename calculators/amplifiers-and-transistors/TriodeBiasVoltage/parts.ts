import { atLeast, chipResistors, type PartsOf } from '#calculators/parts.ts';
import type { tool } from './definition.ts';

export const parts: PartsOf<typeof tool> = (given, out) => {
  if (given.mode === 'dividerDesign') {
    return [
      ...chipResistors('resistor1', out.resistor1Standard),
      ...chipResistors('resistor2', out.resistor2Standard),
      ...chipResistors('collector_resistor', out.collectorResistorStandard),
      ...chipResistors('emitter_resistor', out.emitterResistorStandard),
    ];
  }
  const span = given.supplyVoltage + (given.mode === 'dualSupply' ? given.negativeSupply : 0);
  const filters = {
    type: 'npn',
    configuration: 'single',
    collectorEmitterVoltage: atLeast(span),
    collectorCurrent: atLeast(2 * (out.collectorCurrentMax ?? 0)),
    currentGain: atLeast(given.currentGainMin),
  };
  return [{ label: 'transistors', partClass: 'bjts', filters }];
};
