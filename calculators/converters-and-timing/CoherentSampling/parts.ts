import { atLeast, type PartsOf } from '#calculators/parts.ts';
import type { tool } from './definition.ts';

export const parts: PartsOf<typeof tool> = ({ resolution }, { samplingFrequency }) => [
  {
    label: 'converters',
    partClass: 'adcs',
    filters: {
      resolution: atLeast(resolution),
      ...(typeof samplingFrequency === 'number' ? { sampleRate: atLeast(samplingFrequency) } : {}),
    },
  },
  { label: 'clocks', partClass: 'clock-ics', filters: {} },
];
