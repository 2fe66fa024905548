import { listedParts } from '#calculators/listed-parts.ts';
import { atLeast, type PartsOf } from '#calculators/parts.ts';
import type { tool } from './definition.ts';

export const parts: PartsOf<typeof tool> = (_, { components, recommendedGainBandwidth }) =>
  listedParts(components, {
    first: [{ label: 'op_amp', partClass: 'op-amps', filters: { gainBandwidth: atLeast(recommendedGainBandwidth ?? 0) } }],
  });
