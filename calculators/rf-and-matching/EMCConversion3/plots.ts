import { logSpaced, type PlotsOf, sample } from '#calculators/plot.ts';
import { tool } from './definition.ts';

/** Half a decade on each side of the frequency. */
const side = Math.sqrt(10);

export const plots: PlotsOf<typeof tool> = (given, { antennaFactor, gain }) => {
  if (typeof antennaFactor !== 'number' || typeof gain !== 'number') return [];
  const points = sample(logSpaced(given.frequency / side, given.frequency * side, 41), (frequency) => {
    const answer = tool.compute({ ...given, mode: 'antenna', antennaGivenBy: 'gain', gain, frequency });
    return 'refused' in answer ? null : answer.out.antennaFactor;
  });
  return [
    {
      id: 'factor',
      kind: 'line',
      x: { label: 'inputs.frequency', unit: 'Hz', show: ['MHz', 'GHz', 'kHz'], scale: 'log' },
      left: { label: 'outputs.antennaFactor', unit: 'dB/m', show: ['dB/m'], scale: 'linear' },
      series: [{ label: 'outputs.antennaFactor', points }],
      marks: [{ x: given.frequency, y: antennaFactor }],
      levels: [],
    },
  ];
};
