import { listedParts } from '#calculators/listed-parts.ts';
import { atLeast, type PartsOf } from '#calculators/parts.ts';
import type { tool } from './definition.ts';

export const parts: PartsOf<typeof tool> = ({ mode, qualityFactor, centreFrequency, gain, upperFrequency, inductorQ }, { components }) => {
  if (mode !== 'multipleFeedback') return listedParts(components, { coils: { frequency: upperFrequency, quality: inductorQ } });
  const gainBandwidth = atLeast(20 * qualityFactor * centreFrequency * Math.max(1, gain));
  return listedParts(components, { first: [{ label: 'op_amp', partClass: 'op-amps', filters: { gainBandwidth } }] });
};
