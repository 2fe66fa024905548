import { equalTo, type PartsOf } from '#calculators/parts.ts';
import type { tool } from './definition.ts';

/** Connectors and cables are made for these two. */
const standardImpedances = [50, 75];

export const parts: PartsOf<typeof tool> = (_, { impedance }) => {
  if (typeof impedance !== 'number') return [];
  const distance = (standard: number) => Math.abs(Math.log(standard / impedance));
  const nearest = standardImpedances.toSorted((a, b) => distance(a) - distance(b))[0] ?? 50;
  return [{ label: 'connectors', partClass: 'coax-connectors', filters: { impedance: equalTo(nearest) } }];
};
