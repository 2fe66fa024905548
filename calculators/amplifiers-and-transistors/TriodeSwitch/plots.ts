import { logSpaced, type PlotsOf, sample } from '#calculators/plot.ts';
import { tool } from './definition.ts';

export const plots: PlotsOf<typeof tool> = (given, out) => {
  const resistor = given.mode === 'design' ? out.baseResistorStandard : given.baseResistor;
  if (typeof resistor !== 'number' || typeof out.overdrive !== 'number') return [];
  const across = logSpaced(resistor / 4, resistor * 4);
  const at = (which: 'overdrive' | 'overdriveWorst') =>
    sample(across, (baseResistor) => {
      const answer = tool.compute({ ...given, mode: 'check', baseResistor });
      return 'refused' in answer ? null : answer.out[which];
    });
  return [
    {
      id: 'overdrive',
      kind: 'line',
      x: { label: 'inputs.baseResistor', unit: 'Ω', show: ['kΩ', 'Ω'], scale: 'log' },
      left: { label: 'plots.factor', unit: '1', show: ['1'], scale: 'linear' },
      series: [
        { label: 'plots.nominal', points: at('overdrive') },
        { label: 'plots.worst', points: at('overdriveWorst'), style: 'dashed' },
      ],
      marks: [{ x: resistor, y: out.overdrive }],
      levels: [{ on: 'y', at: 1, label: 'plots.just_saturated', tone: 'limit' }],
    },
  ];
};
