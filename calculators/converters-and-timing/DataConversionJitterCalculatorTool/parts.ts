import { atLeast, type PartsOf } from '#calculators/parts.ts';
import type { tool } from './definition.ts';

export const parts: PartsOf<typeof tool> = ({ resolution }) => [
  { label: 'clocks', partClass: 'clock-ics', filters: {} },
  { label: 'converters', partClass: 'adcs', filters: { resolution: atLeast(resolution) } },
];
