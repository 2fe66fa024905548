import { type PartSearch, type PartsOf, placedResistors } from '#calculators/parts.ts';
import type { tool } from './definition.ts';

export const parts: PartsOf<typeof tool> = ({ tolerance }, { resistance1, resistance2, resistance3, resistance4 }) => {
  const share = tolerance > 0 ? tolerance : 1;
  const values = [resistance1, resistance2, resistance3, resistance4];
  const ready: PartSearch = { label: 'integrated', partClass: 'instrumentation-amps', filters: {} };
  return [...placedResistors(values, 0, share), ready];
};
