import { inductorsNear, type PartsOf } from '#calculators/parts.ts';
import type { tool } from './definition.ts';

export const parts: PartsOf<typeof tool> = (_, { inductance }) => inductorsNear('inductors', inductance);
