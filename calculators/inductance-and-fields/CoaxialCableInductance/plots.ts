import { logSpaced, type PlotsOf, sample } from '#calculators/plot.ts';
import { tool } from './definition.ts';

const [lowest, highest] = [100, 1e9];

export const plots: PlotsOf<typeof tool> = (given, { shieldDiameter, inductancePerLength, externalInductance }) => {
  if (typeof inductancePerLength !== 'number' || typeof externalInductance !== 'number') return [];
  const at = (frequency: number) => {
    const answer = tool.compute({ ...given, mode: 'inductance', shieldDiameter: shieldDiameter ?? given.shieldDiameter, frequency });
    return 'out' in answer ? answer.out.inductancePerLength : null;
  };
  const { frequency } = given;
  return [
    {
      id: 'frequency',
      kind: 'line',
      x: { label: 'inputs.frequency', unit: 'Hz', show: ['MHz', 'kHz', 'GHz', 'Hz'], scale: 'log', range: [lowest, highest] },
      left: { label: 'outputs.inductancePerLength', unit: 'H/m', show: ['nH/m', 'µH/m', 'nH/ft'], scale: 'linear' },
      series: [{ label: 'outputs.inductancePerLength', points: sample(logSpaced(lowest, highest), at) }],
      marks: frequency >= lowest && frequency <= highest ? [{ x: frequency, y: inductancePerLength }] : [],
      levels: [{ on: 'y', at: externalInductance / given.length, label: 'plots.external' }],
    },
  ];
};
