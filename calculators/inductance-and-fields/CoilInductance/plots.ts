import { logSpaced, type PlotsOf, sample } from '#calculators/plot.ts';
import type { tool } from './definition.ts';

/** The plot goes from a tenth to ten times the turns at work. */
const reach = 10;

export const plots: PlotsOf<typeof tool> = (given, { inductance, turnsRounded }) => {
  if (typeof inductance !== 'number') return [];
  const turns = turnsRounded ?? given.turns;
  // The correction for round wire, some parts in a thousand, would bend the line less than its width.
  const at = (n: number) => inductance * (n / turns) ** 2;
  return [
    {
      id: 'turns',
      kind: 'line',
      x: { label: 'inputs.turns', unit: '1', show: ['1'], scale: 'log' },
      left: { label: 'outputs.inductance', unit: 'H', show: ['µH', 'mH', 'nH', 'H'], scale: 'log' },
      series: [{ label: 'outputs.inductance', points: sample(logSpaced(Math.max(1, turns / reach), turns * reach), at) }],
      marks: [{ x: turns, y: inductance }],
      levels: [],
    },
  ];
};
