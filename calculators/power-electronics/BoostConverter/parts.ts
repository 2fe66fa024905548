import { converterParts } from '#calculators/math/power/converter-parts.ts';
import type { PartsOf } from '#calculators/parts.ts';
import type { tool } from './definition.ts';

export const parts: PartsOf<typeof tool> = (given, out) => converterParts(given, out);
