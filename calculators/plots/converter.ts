import { type ConverterGiven, operationAt } from '#calculators/math/power/converter-tool.ts';
import { converterCurrents, inductorVoltages, type Topology } from '#calculators/math/power/switching-converter.ts';
import { type PlotData, type PlotPoint, sample, spaced } from '#calculators/plot.ts';

/** The inductor current over two periods at the highest input voltage, and its peak over the load at both ends of the input. */
export function converterPlots(topology: Topology, given: ConverterGiven, inductance: number): PlotData[] {
  const isSynchronous = given.rectifier === 'synchronous';
  const stateAt = (supply: number, outputCurrent = given.outputCurrent) =>
    converterCurrents(operationAt(topology, { ...given, outputCurrent }, supply), inductance, isSynchronous);
  const wave = (supply: number): PlotPoint[] => {
    const { duty, peak, ripple } = stateAt(supply);
    const { on, off } = inductorVoltages(operationAt(topology, given, supply));
    const [period, valley] = [1 / given.frequency, peak - ripple];
    const end = Math.min(1, duty * (1 + on / off));
    return [0, 1].flatMap((turn): PlotPoint[] => [
      [turn * period, valley],
      [(turn + duty) * period, peak],
      [(turn + end) * period, valley],
      [(turn + 1) * period, valley],
    ]);
  };
  const loads = spaced(given.outputCurrent / 50, 1.5 * given.outputCurrent);
  const time = { label: 'plots.time', unit: 's', show: ['µs', 'ns'], scale: 'linear' } as const;
  const current = { label: 'plots.current', unit: 'A', show: ['A', 'mA'], scale: 'linear' } as const;
  return [
    {
      id: 'wave',
      kind: 'line',
      x: time,
      left: current,
      series: [
        { label: 'inputs.inputMax', points: wave(given.inputMax) },
        ...(given.inputMin < given.inputMax ? [{ label: 'inputs.inputMin', points: wave(given.inputMin), style: 'dashed' as const }] : []),
      ],
      marks: [],
      levels: [],
    },
    {
      id: 'peak',
      kind: 'line',
      x: { label: 'inputs.outputCurrent', unit: 'A', show: ['A', 'mA'], scale: 'linear' },
      left: { ...current, label: 'outputs.peakCurrent' },
      series: [
        { label: 'inputs.inputMax', points: sample(loads, (load) => stateAt(given.inputMax, load).peak) },
        { label: 'inputs.inputMin', points: sample(loads, (load) => stateAt(given.inputMin, load).peak), style: 'dashed' },
      ],
      marks: [{ x: given.outputCurrent, y: Math.max(stateAt(given.inputMax).peak, stateAt(given.inputMin).peak) }],
      levels: [],
    },
  ];
}
