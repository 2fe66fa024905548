import { crystalPull } from '#calculators/math/timing/crystal-load.ts';
import { logSpaced, type PlotData, type PlotsOf, sample, spaced } from '#calculators/plot.ts';
import type { tool } from './definition.ts';

type Args = Parameters<PlotsOf<typeof tool>>;

export const plots: PlotsOf<typeof tool> = (given, out) => {
  if (given.mode === 'temperature') return temperature(given, out);
  return given.mode === 'loadCapacitors' ? pulling(given, out) : [];
};

function temperature(given: Args[0], { worstSlow }: Args[1]): PlotData[] {
  const { curvature, turnoverTemperature, turnoverTolerance, temperatureMin, temperatureMax } = given;
  if (typeof worstSlow !== 'number') return [];
  const spread = given.initialTolerance + given.agingPerYear * given.years;
  const distance = (at: number) => Math.abs(at - turnoverTemperature);
  const farEnd = distance(temperatureMin) > distance(temperatureMax) ? temperatureMin : temperatureMax;
  const temperatures = spaced(temperatureMin, temperatureMax);
  return [
    {
      id: 'temperature',
      kind: 'line',
      x: { label: 'plots.crystal_temperature', unit: '°C', show: ['°C', '°F'], scale: 'linear' },
      left: { label: 'outputs.error', unit: '1', show: ['ppm'], scale: 'linear' },
      series: [{ label: 'plots.typical', points: sample(temperatures, (at) => curvature * distance(at) ** 2) }],
      band: {
        label: 'plots.worst_case',
        points: temperatures.map((at) => [
          at,
          curvature * (distance(at) + turnoverTolerance) ** 2 - spread,
          curvature * Math.max(0, distance(at) - turnoverTolerance) ** 2 + spread,
        ]),
      },
      marks: [{ x: farEnd, y: worstSlow }],
      levels: [{ on: 'x', at: turnoverTemperature, label: 'inputs.turnoverTemperature' }],
    },
  ];
}

function pulling(given: Args[0], { capacitorExact, capacitorStandard, error }: Args[1]): PlotData[] {
  if (typeof capacitorExact !== 'number' || typeof capacitorStandard !== 'number' || typeof error !== 'number') return [];
  const capacitors = logSpaced(capacitorExact / 2, capacitorExact * 2);
  return [
    {
      id: 'pulling',
      kind: 'line',
      x: { label: 'plots.capacitor', unit: 'F', show: ['pF', 'nF'], scale: 'log' },
      left: { label: 'outputs.error', unit: '1', show: ['ppm'], scale: 'linear' },
      series: [
        {
          label: 'outputs.error',
          points: sample(capacitors, (capacitor) => crystalPull(given, given.crystalLoad, (capacitor - capacitorExact) / 2)),
        },
      ],
      marks: [{ x: capacitorStandard, y: error }],
      levels: [{ on: 'x', at: capacitorExact, label: 'outputs.capacitorExact', tone: 'target' }],
    },
  ];
}
