import { atLeast, atMost, type PartsOf } from '#calculators/parts.ts';
import type { tool } from './definition.ts';

/** A filter that asks for exactly what a stage has would find nothing: as much gain up to this many dB less, and no more noise. */
const spareGain = 1;

/** Amplifiers that do at least what the first amplifying stage does. */
export const parts: PartsOf<typeof tool> = ({ gains, noiseFigures }) => {
  const at = gains.findIndex((gain) => gain > 0);
  const [gain, noiseFigure] = [gains[at], noiseFigures[at]];
  if (gain === undefined || noiseFigure === undefined) return [];
  return [
    {
      label: 'amplifiers',
      partClass: 'rf-amplifiers',
      filters: { gain: atLeast(gain - spareGain), ...(noiseFigure > 0 ? { noiseFigure: atMost(noiseFigure) } : {}) },
    },
  ];
};
