import { type PlotsOf, sample, spaced } from '#calculators/plot.ts';
import { tool } from './definition.ts';

export const plots: PlotsOf<typeof tool> = (given, out) => {
  const resistor = given.mode === 'design' ? out.resistorStandard : given.resistor;
  const { maximumLoadCurrent: limit, outputVoltage } = out;
  if (typeof resistor !== 'number' || typeof limit !== 'number' || typeof outputVoltage !== 'number') return [];
  const end = 1.3 * Math.max(limit, given.loadCurrent);
  if (end === 0) return [];
  const points = sample(spaced(0, end), (loadCurrent) => {
    const answer = tool.compute({ ...given, mode: 'analyse', resistor, loadCurrent });
    return 'refused' in answer ? null : answer.out.outputVoltage;
  });
  return [
    {
      id: 'load',
      kind: 'line',
      x: { label: 'inputs.loadCurrent', unit: 'A', show: ['mA', 'A'], scale: 'linear' },
      left: { label: 'outputs.outputVoltage', unit: 'V', show: ['V'], scale: 'linear' },
      series: [{ label: 'outputs.outputVoltage', points }],
      marks: [{ x: given.loadCurrent, y: outputVoltage }],
      levels: [{ on: 'x', at: limit, label: 'plots.limit', tone: 'limit' }],
    },
  ];
};
