import type { PartsOf } from '#calculators/parts.ts';
import type { tool } from './definition.ts';

export const parts: PartsOf<typeof tool> = () => [
  { label: 'connectors', partClass: 'coax-connectors', filters: {} },
  { label: 'antennas', partClass: 'rf-passives', filters: {} },
];
