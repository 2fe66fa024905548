import { type PlotsOf, sample, spaced } from '#calculators/plot.ts';
import { tool } from './definition.ts';

export const plots: PlotsOf<typeof tool> = (given, { outputPower, lineCurrent, motorEfficiency: efficiency }) => {
  if (typeof outputPower !== 'number' || typeof lineCurrent !== 'number' || typeof efficiency !== 'number') return [];
  const points = sample(spaced(0, outputPower, 21), (shaftPower) => {
    const answer = tool.compute({ ...given, mode: 'current', shaftPower, efficiency });
    return 'refused' in answer ? null : answer.out.lineCurrent;
  });
  return [
    {
      id: 'current',
      kind: 'line',
      x: { label: 'outputs.outputPower', unit: 'W', show: ['kW', 'W', 'hp'], scale: 'linear' },
      left: { label: 'outputs.lineCurrent', unit: 'A', show: ['A'], scale: 'linear' },
      series: [{ label: 'outputs.lineCurrent', points }],
      marks: [{ x: outputPower, y: lineCurrent }],
      levels: [],
    },
  ];
};
