import { chipResistors, type PartsOf } from '#calculators/parts.ts';
import type { tool } from './definition.ts';

/** A resistor that carries half its rating stays cool. */
const spare = 2;

export const parts: PartsOf<typeof tool> = (given, { standardResistance, pairResistances, powers }) => {
  if (given.mode === 'missing') return chipResistors('standard', standardResistance, spare * (powers?.at(-1) ?? 0), given.tolerance);
  return (pairResistances ?? []).flatMap((value, index) =>
    chipResistors(index === 0 ? 'larger' : 'smaller', value, spare * (powers?.[index] ?? 0), given.tolerance),
  );
};
