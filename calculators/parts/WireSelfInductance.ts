import { inductorsNear, type PartsOf } from '#calculators/parts.ts';
import type { tool } from '#calculators/tools/WireSelfInductance.ts';

export const parts: PartsOf<typeof tool> = (_, { inductance }) => inductorsNear('inductors', inductance);
