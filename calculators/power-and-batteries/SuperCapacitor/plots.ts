import { type PlotPoint, type PlotsOf, spaced } from '#calculators/plot.ts';
import { tool } from './definition.ts';

type Given = Parameters<typeof tool.compute>[0];

/** Discharge at the terminals, found the other way round: the time until each voltage. */
function discharge(given: Given): PlotPoint[] {
  const timeTo = (minimumVoltage: number) => {
    const answer = tool.compute({ ...given, minimumVoltage });
    return 'out' in answer ? answer.out : null;
  };
  const drop = timeTo(given.minimumVoltage)?.initialDrop;
  if (typeof drop !== 'number') return [];
  const first = given.initialVoltage - drop;
  const later = spaced(first, given.minimumVoltage, 60).slice(1);
  return [
    [0, given.initialVoltage],
    [0, first],
    ...later.flatMap((voltage): PlotPoint[] => {
      const time = timeTo(voltage)?.holdTime;
      return typeof time === 'number' ? [[time, voltage]] : [];
    }),
  ];
}

export const plots: PlotsOf<typeof tool> = (given, { holdTime, requiredCellCapacitance }) => {
  const cellCapacitance = given.mode === 'capacitance' ? (requiredCellCapacitance ?? 0) : given.cellCapacitance;
  const fresh = { ...given, mode: 'time' as const, cellCapacitance };
  const worn = {
    ...fresh,
    cellCapacitance: (cellCapacitance * given.endOfLifeCapacitance) / 100,
    cellEsr: (given.cellEsr * given.endOfLifeEsr) / 100,
  };
  return [
    {
      id: 'discharge',
      kind: 'line',
      x: { label: 'plots.time', unit: 's', show: ['s', 'min', 'h', 'ms'], scale: 'linear' },
      left: { label: 'plots.terminal_voltage', unit: 'V', show: ['V'], scale: 'linear' },
      series: [
        { label: 'plots.fresh', points: discharge(fresh) },
        { label: 'plots.worn', points: discharge(worn), style: 'dashed' as const },
      ].filter(({ points }) => points.length > 0),
      marks: [{ x: holdTime ?? 0, y: given.minimumVoltage }],
      levels: [{ on: 'y', at: given.minimumVoltage, label: 'plots.lowest', tone: 'limit' }],
    },
  ];
};
