import { capacitors, type PartsOf } from '#calculators/parts.ts';
import type { tool } from './definition.ts';

export const parts: PartsOf<typeof tool> = (_, { standardCapacitance, voltagesWorstCase }) =>
  capacitors(standardCapacitance, voltagesWorstCase?.at(-1));
