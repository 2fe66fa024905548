import { type PartSearch, type PartsOf, placedResistors } from '#calculators/parts.ts';
import type { tool } from './definition.ts';

/** A resistor that carries half its rating stays cool. */
const spare = 2;

export const parts: PartsOf<typeof tool> = (
  { tolerance, voltage1, voltage2 },
  { resistance1, resistance2, resistance3, resistance4, outputVoltage },
) => {
  const share = tolerance > 0 ? tolerance : 1;
  const values = [resistance1, resistance2, resistance3, resistance4];
  // From one of the inputs to the output, at most.
  const across = Math.max(Math.abs(voltage1), Math.abs(voltage2)) + Math.abs(outputVoltage ?? 0);
  const power = (spare * across ** 2) / Math.min(...values.map((value) => value ?? Infinity));
  const ready: PartSearch = { label: 'integrated', partClass: 'instrumentation-amps', filters: {} };
  return [...placedResistors(values, power, share), ready];
};
