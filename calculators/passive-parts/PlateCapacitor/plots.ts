import { logSpaced, type PlotsOf, sample } from '#calculators/plot.ts';
import { tool } from './definition.ts';

/** Few points, because each takes the solution of a field; the lines are almost straight. */
const count = 11;

export const plots: PlotsOf<typeof tool> = (given, out) => {
  const separation = out.separation ?? given.separation;
  const side = out.squareSide ?? null;
  const square = given.mode === 'area' && side !== null ? { shape: 'rectangular' as const, width: side, plateLength: side } : {};
  const relativePermittivity = out.relativePermittivity ?? given.relativePermittivity;
  const at = (gap: number) => {
    const answer = tool.compute({ ...given, ...square, mode: 'capacitance', relativePermittivity, separation: gap });
    return 'out' in answer ? answer.out : {};
  };
  const gaps = logSpaced(separation / 10, separation * 10, count);
  const results = new Map(gaps.map((gap) => [gap, at(gap)]));
  const capacitance = given.mode === 'capacitance' ? out.capacitance : given.capacitance;
  return [
    {
      id: 'capacitance',
      kind: 'line',
      x: { label: 'inputs.separation', unit: 'm', show: ['mm', 'µm', 'mil', 'in'], scale: 'log' },
      left: { label: 'plots.farads', unit: 'F', show: ['pF', 'nF', 'µF', 'F'], scale: 'log' },
      series: [
        { label: 'plots.with_edge', points: sample(gaps, (gap) => results.get(gap)?.capacitance) },
        { label: 'plots.without_edge', points: sample(gaps, (gap) => results.get(gap)?.idealCapacitance), style: 'dashed' },
      ],
      marks: [{ x: separation, y: capacitance ?? 0 }],
      levels: [],
    },
  ];
};
