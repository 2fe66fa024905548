import { equalTo, type PartsOf } from '#calculators/parts.ts';
import type { tool } from './definition.ts';

/** Crystals that give the standard rates exactly, Hz. */
const exact = [
  { label: 'crystal_11', frequency: 11_059_200 },
  { label: 'crystal_18', frequency: 18_432_000 },
  { label: 'crystal_22', frequency: 22_118_400 },
] as const;

export const parts: PartsOf<typeof tool> = ({ oscillatorFrequency }, { withinTolerance }) => {
  const chosen = { label: 'crystal', frequency: oscillatorFrequency };
  const others = exact.filter(({ frequency }) => frequency !== oscillatorFrequency);
  return (withinTolerance === false ? exact : [chosen, ...others]).map(({ label, frequency }) => ({
    label,
    partClass: 'crystals',
    filters: { frequency: equalTo(frequency) },
    place: 'crystal',
  }));
};
