import { type PlotsOf, sample, spaced } from '#calculators/plot.ts';
import { tool } from './definition.ts';
import { impedanceAxis } from '#calculators/plots/line-plot.ts';

const points = 61;

export const plots: PlotsOf<typeof tool> = (given, out) => {
  if (typeof out.impedance !== 'number') return [];
  const ratio = given.insulationDiameter / given.conductorDiameter;
  const ratios = spaced(Math.min(1.1, ratio), Math.max(4, ratio), points);
  const solved = new Map(
    ratios.map((at) => {
      const answer = tool.compute({ ...given, insulationDiameter: at * given.conductorDiameter });
      return [at, 'refused' in answer ? {} : answer.out];
    }),
  );
  return [
    {
      id: 'ratio',
      kind: 'line',
      x: { label: 'plots.ratio_axis', unit: '1', show: ['1'], scale: 'linear' },
      left: impedanceAxis,
      series: [
        { label: 'plots.field', points: sample(ratios, (at) => solved.get(at)?.impedance) },
        { label: 'plots.lefferson', points: sample(ratios, (at) => solved.get(at)?.leffersonImpedance), style: 'dashed' },
      ],
      marks: [{ x: ratio, y: out.impedance }],
      levels: [],
    },
  ];
};
