import { logSpaced, type PlotsOf, sample } from '#calculators/plot.ts';
import { tool } from './definition.ts';

export const plots: PlotsOf<typeof tool> = (given, { loopDiameter, inductance }) => {
  if (typeof inductance !== 'number') return [];
  const diameter = loopDiameter ?? given.loopDiameter;
  const at = (one: number) => {
    const answer = tool.compute({ ...given, mode: 'inductance', loopDiameter: one });
    return 'out' in answer ? answer.out.inductance : null;
  };
  return [
    {
      id: 'diameter',
      kind: 'line',
      x: { label: 'outputs.loopDiameter', unit: 'm', show: ['mm', 'in', 'mil', 'cm', 'm'], scale: 'log' },
      left: { label: 'outputs.inductance', unit: 'H', show: ['nH', 'µH', 'mH'], scale: 'log' },
      series: [{ label: 'outputs.inductance', points: sample(logSpaced(Math.min(4 * given.wireDiameter, diameter), 10 * diameter), at) }],
      marks: [{ x: diameter, y: inductance }],
      levels: [],
    },
  ];
};
