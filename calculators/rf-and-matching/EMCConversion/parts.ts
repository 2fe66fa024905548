import type { PartsOf } from '#calculators/parts.ts';
import type { tool } from './definition.ts';

/** What brings a conducted level down: no value follows from a level alone. */
export const parts: PartsOf<typeof tool> = () => [
  { label: 'ferrites', partClass: 'ferrite-beads', filters: {} },
  { label: 'capacitors', partClass: 'safety-capacitors', filters: {} },
];
