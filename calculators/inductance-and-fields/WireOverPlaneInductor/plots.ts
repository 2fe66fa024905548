import { logSpaced, type PlotsOf, sample } from '#calculators/plot.ts';
import { tool } from './definition.ts';

export const plots: PlotsOf<typeof tool> = (given, out) => {
  if (typeof out.inductancePerLength !== 'number') return [];
  const height = out.height ?? given.height;
  const at = (one: number) => {
    const answer = tool.compute({ ...given, mode: 'inductance', height: one });
    return 'out' in answer ? answer.out.inductancePerLength : null;
  };
  const [from, to] = [(given.wireDiameter / 2) * (1 + 1e-6), Math.max(100 * given.wireDiameter, height * 2)];
  return [
    {
      id: 'height',
      kind: 'line',
      x: { label: 'outputs.height', unit: 'm', show: ['mm', 'in', 'mil', 'cm', 'm'], scale: 'log' },
      left: { label: 'outputs.inductancePerLength', unit: 'H/m', show: ['nH/m', 'nH/in', 'nH/cm', 'µH/m'], scale: 'linear' },
      series: [{ label: 'outputs.inductancePerLength', points: sample(logSpaced(from, to), at) }],
      marks: [{ x: height, y: out.inductancePerLength }],
      levels: [],
    },
  ];
};
