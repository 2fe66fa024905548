import { atLeast, chipResistors, type PartsOf } from '#calculators/parts.ts';
import type { tool } from './definition.ts';

/** A part that carries half its rating stays cool. */
const spare = 2;

export const parts: PartsOf<typeof tool> = (given, out) => {
  if (given.mode === 'dividerDesign') {
    const { resistor1Standard: r1, resistor2Standard: r2, collectorResistorStandard: collector, emitterResistorStandard: emitter } = out;
    const across = given.supplyVoltage / ((r1 ?? 0) + (r2 ?? 0)); // the base draws little beside
    const [through, sum] = [out.collectorCurrentActual ?? 0, out.emitterCurrent ?? 0];
    const carrying = (label: string, resistance: number | null | undefined, current: number) =>
      chipResistors(label, resistance, spare * current ** 2 * (resistance ?? 0));
    return [
      ...carrying('resistor1', r1, across),
      ...carrying('resistor2', r2, across),
      ...carrying('collector_resistor', collector, through),
      ...carrying('emitter_resistor', emitter, sum),
    ];
  }
  const span = given.supplyVoltage + (given.mode === 'dualSupply' ? given.negativeSupply : 0);
  const filters = {
    type: 'npn',
    configuration: 'single',
    collectorEmitterVoltage: atLeast(span),
    collectorCurrent: atLeast(spare * (out.collectorCurrentMax ?? 0)),
    powerDissipation: atLeast(spare * (out.transistorPower ?? 0)),
    currentGain: atLeast(given.currentGainMin),
  };
  return [{ label: 'transistors', partClass: 'bjts', filters }];
};
