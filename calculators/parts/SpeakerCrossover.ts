import { listedParts } from '#calculators/listed-parts.ts';
import type { PartsOf } from '#calculators/parts.ts';
import type { tool } from '#calculators/tools/SpeakerCrossover.ts';

/** The midrange has most parts and is made of the others' kinds, so it comes last. */
const order = ['woofer', 'tweeter', 'midrange'];

export const parts: PartsOf<typeof tool> = (_, { components = [] }) =>
  listedParts(
    components.toSorted((a, b) => order.indexOf(String(a['branch'])) - order.indexOf(String(b['branch']))),
    { labelOf: ({ branch, ref }) => `${String(branch)}_${String(ref).toLowerCase()}`, film: true },
  );
