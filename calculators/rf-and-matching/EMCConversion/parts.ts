import type { PartsOf } from '#calculators/parts.ts';
import type { tool } from './definition.ts';

/** What brings a conducted level down: no value follows from a level alone. */
export const parts: PartsOf<typeof tool> = () => [
  { label: 'ferrites', category: 'ferrite-beads', filters: {} },
  { label: 'capacitors', category: 'safety-capacitors', filters: {} },
];
