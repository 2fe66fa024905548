import { logSpaced, type PlotsOf, sample } from '#calculators/plot.ts';
import { tool } from './definition.ts';

export const plots: PlotsOf<typeof tool> = (given, out) => {
  if (typeof out.inductance !== 'number') return [];
  const length = out.length ?? given.length;
  const wireDiameter = out.wireDiameter ?? given.wireDiameter;
  const lengths = logSpaced(Math.max(length / 10, wireDiameter * (1 + 1e-9)), length * 10);
  const results = new Map(
    lengths.map((one) => {
      const answer = tool.compute({ ...given, mode: 'inductance', length: one, wireDiameter });
      return [one, 'out' in answer ? answer.out : {}];
    }),
  );
  const points = (id: 'inductance' | 'inductanceHighFrequency') => sample(lengths, (one) => results.get(one)?.[id]);
  return [
    {
      id: 'length',
      kind: 'line',
      x: { label: 'outputs.length', unit: 'm', show: ['mm', 'in', 'mil', 'cm', 'm'], scale: 'log' },
      left: { label: 'plots.inductance', unit: 'H', show: ['nH', 'µH', 'mH', 'H'], scale: 'linear' },
      series: [
        { label: 'outputs.inductance', points: points('inductance') },
        { label: 'outputs.inductanceHighFrequency', points: points('inductanceHighFrequency'), style: 'dashed' },
      ],
      marks: [{ x: length, y: out.inductance }],
      levels: [],
    },
  ];
};
