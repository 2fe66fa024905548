import { listedParts } from '#calculators/listed-parts.ts';
import type { PartsOf } from '#calculators/parts.ts';
import type { tool } from './definition.ts';

/** Coils and capacitors of the standard values. */
export const parts: PartsOf<typeof tool> = ({ frequency, inductorQ }, { elements = [] }) =>
  listedParts(
    elements.map(({ kind, standard = null }) => ({ kind: String(kind).endsWith('L') ? 'L' : 'C', standard })),
    { labelOf: ({ kind }) => (kind === 'L' ? 'coils' : 'capacitors'), coils: { frequency, quality: inductorQ } },
  );
