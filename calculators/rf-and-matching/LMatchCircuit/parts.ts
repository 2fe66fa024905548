import { listedParts } from '#calculators/listed-parts.ts';
import type { PartsOf } from '#calculators/parts.ts';
import type { tool } from './definition.ts';

export const parts: PartsOf<typeof tool> = ({ frequency, inductorQ }, { components }) =>
  listedParts(components, { coils: { frequency, quality: inductorQ } });
