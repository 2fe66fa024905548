import { stableCapacitors } from '#calculators/listed-parts.ts';
import { atMost, equalTo, type PartsOf } from '#calculators/parts.ts';
import type { tool } from './definition.ts';

export const parts: PartsOf<typeof tool> = ({ mode, frequency, loadCapacitance, seriesResistance, ...given }, { capacitorStandard }) => [
  {
    label: 'crystals',
    partClass: 'crystals',
    filters: { frequency: equalTo(frequency), loadCapacitance: equalTo(loadCapacitance), esr: atMost(seriesResistance) },
  },
  ...stableCapacitors('capacitors', mode === 'check' ? given.capacitor1 : capacitorStandard).map((search) => ({
    ...search,
    places: mode === 'check' && given.capacitor1 !== given.capacitor2 ? ['C1'] : ['C1', 'C2'],
  })),
  ...(mode === 'check' && given.capacitor1 !== given.capacitor2
    ? stableCapacitors('capacitors', given.capacitor2).map((search) => ({ ...search, places: ['C2'] }))
    : []),
];
