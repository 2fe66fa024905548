import { near, type PartsOf } from '#calculators/parts.ts';
import type { tool } from './definition.ts';

/** A gauge differs from the next one by a quarter of its cross-section; strands fill a little less of it. */
const tolerance = 0.1;

export const parts: PartsOf<typeof tool> = ({ conductorDiameter }) => [
  { label: 'wire', partClass: 'wire-cable', filters: { conductorArea: near((Math.PI / 4) * conductorDiameter ** 2, tolerance) } },
];
