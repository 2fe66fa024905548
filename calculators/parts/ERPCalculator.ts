import type { PartsOf } from '#calculators/parts.ts';
import type { tool } from '#calculators/tools/ERPCalculator.ts';

export const parts: PartsOf<typeof tool> = () => [
  { label: 'connectors', category: 'coax-connectors', filters: {} },
  { label: 'antennas', category: 'rf-passives', filters: {} },
];
