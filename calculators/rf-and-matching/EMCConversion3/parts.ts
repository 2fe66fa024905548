import { atLeast, type PartsOf } from '#calculators/parts.ts';
import type { tool } from './definition.ts';

const receives = new Set(['readingToField', 'fieldToReading']);

export const parts: PartsOf<typeof tool> = ({ mode, preampGain }) => [
  ...(receives.has(mode)
    ? [
        {
          label: 'preamplifiers',
          partClass: 'rf-amplifiers',
          filters: preampGain > 0 ? { gain: atLeast(preampGain) } : {},
        },
      ]
    : []),
  { label: 'connectors', partClass: 'coax-connectors', filters: {} },
];
