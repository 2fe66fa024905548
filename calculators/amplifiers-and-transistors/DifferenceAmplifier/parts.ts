import { chipResistors, type PartSearch, type PartsOf } from '#calculators/parts.ts';
import type { tool } from './definition.ts';

export const parts: PartsOf<typeof tool> = ({ tolerance }, { resistance1, resistance2, resistance3, resistance4 }) => {
  const share = tolerance > 0 ? tolerance : 1;
  const values = [resistance1, resistance2, resistance3, resistance4];
  const resistors = values.flatMap((value, index) =>
    values.indexOf(value) === index ? chipResistors(`r${index + 1}`, value, 0, share) : [],
  );
  const ready: PartSearch = { label: 'integrated', category: 'instrumentation-amps', filters: {} };
  return [...resistors, ready].slice(0, 4);
};
