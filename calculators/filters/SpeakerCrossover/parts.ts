import { listedParts } from '#calculators/listed-parts.ts';
import { atLeast, atMost, type PartSearch, type PartsOf } from '#calculators/parts.ts';
import type { tool } from './definition.ts';

/** The midrange has most parts and is made of the others' kinds, so it comes last. */
const order = ['woofer', 'tweeter', 'midrange'];

/** What a coil may take of the level, as share of the driver's impedance, and the power (W) that it must carry. */
const [greatestLoss, leastPower] = [0.05, 10];

/** A coil in series with a driver carries all of its current, and its resistance is lost to it. */
function forDriver(search: PartSearch, impedance: number): PartSearch {
  if (!search.partClass.endsWith('inductors')) return search;
  const current = atLeast(Math.sqrt(leastPower / impedance));
  const filters = { ...search.filters, ratedCurrent: current, saturationCurrent: current, dcr: atMost(greatestLoss * impedance) };
  return { ...search, filters };
}

export const parts: PartsOf<typeof tool> = (given, { components = [] }) => {
  const impedances: Readonly<Record<string, number>> = {
    woofer: given.wooferImpedance,
    midrange: given.midrangeImpedance,
    tweeter: given.tweeterImpedance,
  };
  return listedParts(
    components.toSorted((a, b) => order.indexOf(String(a['branch'])) - order.indexOf(String(b['branch']))),
    { labelOf: ({ branch, ref }) => `${String(branch)}_${String(ref).toLowerCase()}`, film: true },
  ).map((search) => forDriver(search, impedances[search.label.split('_')[0] ?? ''] ?? given.wooferImpedance));
};
