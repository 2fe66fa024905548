import { logSpaced, type PlotsOf, sample } from '#calculators/plot.ts';
import { tool } from './definition.ts';

export const plots: PlotsOf<typeof tool> = (given, out) => {
  if (typeof out.inductance !== 'number') return [];
  const { height, wireDiameter } = given;
  const width = out.width ?? given.width;
  const at = (one: number) => {
    const answer = tool.compute({ ...given, mode: 'inductance', width: one });
    return 'out' in answer ? answer.out.inductance : null;
  };
  const from = Math.max(2 * wireDiameter, Math.min(height / 10, width));
  const to = Math.max(10 * height, width);
  return [
    {
      id: 'width',
      kind: 'line',
      x: { label: 'outputs.width', unit: 'm', show: ['mm', 'in', 'mil', 'cm', 'm'], scale: 'log' },
      left: { label: 'outputs.inductance', unit: 'H', show: ['nH', 'µH', 'mH'], scale: 'log' },
      series: [{ label: 'outputs.inductance', points: sample(logSpaced(from, to), at) }],
      marks: [{ x: width, y: out.inductance }],
      levels: [],
    },
  ];
};
