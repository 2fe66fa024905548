import { logSpaced, type PlotsOf, sample } from '#calculators/plot.ts';
import { tool } from './definition.ts';

export const plots: PlotsOf<typeof tool> = (given, out) => {
  if (typeof out.inductancePerLength !== 'number') return [];
  const { wireDiameter1: first, wireDiameter2: second, length } = given;
  const spacing = out.spacing ?? given.spacing;
  const spacings = logSpaced(((first + second) / 2) * (1 + 1e-6), Math.max(100 * Math.max(first, second), spacing * 2));
  const results = new Map(
    spacings.map((one) => {
      const answer = tool.compute({ ...given, mode: 'inductance', spacing: one });
      return [one, 'out' in answer ? answer.out : {}];
    }),
  );
  const points = (id: 'inductanceLowFrequency' | 'inductanceHighFrequency') =>
    sample(spacings, (one) => (results.get(one)?.[id] ?? Number.NaN) / length);
  return [
    {
      id: 'spacing',
      kind: 'line',
      x: { label: 'outputs.spacing', unit: 'm', show: ['mm', 'in', 'mil', 'cm', 'm'], scale: 'log' },
      left: { label: 'outputs.inductancePerLength', unit: 'H/m', show: ['nH/m', 'µH/m', 'nH/in', 'nH/cm'], scale: 'linear' },
      series: [
        { label: 'outputs.inductanceLowFrequency', points: points('inductanceLowFrequency') },
        { label: 'outputs.inductanceHighFrequency', points: points('inductanceHighFrequency'), style: 'dashed' },
      ],
      marks: [{ x: spacing, y: out.inductancePerLength }],
      levels: [],
    },
  ];
};
