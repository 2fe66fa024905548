import { between, type PartsOf } from '#calculators/parts.ts';
import type { tool } from '#calculators/tools/SignalLineOfSight.ts';

export const parts: PartsOf<typeof tool> = ({ mode, frequency }) => [
  {
    label: 'transceivers',
    category: 'rf-transceivers',
    filters: mode === 'clearance' ? { frequencyRange: between(frequency, frequency) } : {},
  },
  { label: 'modules', category: 'rf-modules', filters: {} },
];
