/** Plots of a circuit: gain and phase, group delay, and what follows a step. */
import type { PlotData, PlotPoint } from '#calculators/plot.ts';
import { unwrapped } from '#calculators/plots/response-plot.ts';
import type { Circuit } from './circuit.ts';
import { frequenciesOf } from './frequencies.ts';
import { responseAt } from './response.ts';
import { stepEnvelopes } from './step-envelope.ts';
import { type StepPoint, stepResponse } from './step.ts';

/** Less gain than this below the greatest is of no interest, dB. */
const deepest = 120;

const hertz = { label: 'frequency', unit: 'Hz', show: ['Hz', 'kHz', 'MHz', 'GHz'], scale: 'log' } as const;
const seconds = ['ns', 'µs', 'ms', 's'] as const;

/** Least and greatest gain at each frequency, dB. */
export type GainBand = readonly (readonly [frequency: number, low: number, high: number])[];

/** Gain with phase, then group delay; `band` is drawn around the gain. */
export function frequencyPlots(circuit: Circuit, center: number, band: GainBand | null): PlotData[] {
  const points = frequenciesOf(circuit, center).map((frequency) => responseAt(circuit, frequency));
  const line = (id: 'gainDb' | 'phase' | 'delay'): PlotPoint[] => points.map((point) => [point.frequency, point[id]]);
  const gains = points.flatMap(({ gainDb }) => gainDb ?? []);
  const top = Math.max(...gains, ...(band ?? []).map(([, , high]) => high));
  const ceiling = Math.ceil(top / 10) * 10 + 0; // −0 reads as a negative level
  const isDeep = top - Math.min(...gains) > deepest;
  return [
    {
      id: 'bode',
      kind: 'line',
      x: hertz,
      left: {
        label: 'gain',
        unit: 'dB',
        show: ['dB'],
        scale: 'linear',
        ...(isDeep ? { range: [ceiling - deepest, ceiling] as const } : {}),
      },
      right: { label: 'phase', unit: '°', show: ['°'], scale: 'linear' },
      series: [
        { label: 'gain', points: line('gainDb') },
        { label: 'phase', points: unwrapped(line('phase')), axis: 'right' },
      ],
      ...(band ? { band: { label: 'band', points: band } } : {}),
      marks: [],
      levels: [{ on: 'x', at: center }],
    },
    {
      id: 'delay',
      kind: 'line',
      x: hertz,
      left: { label: 'delay', unit: 's', show: seconds, scale: 'linear' },
      series: [{ label: 'delay', points: line('delay') }],
      marks: [],
      levels: [{ on: 'x', at: center }],
    },
  ];
}

/** Points for each turn of the middle frequency, and least and most of all. */
const [perTurn, least, most] = [40, 600, 2400];
/** Turns of the middle frequency that are followed at first and at most. */
const [shortest, longest] = [2, 64];
/** How often the time is doubled over which only the least and greatest values are drawn. */
const doublings = 10;
/** Share of the largest value by which the last tenth may still move. */
const still = 0.02;

function isSettled(points: readonly StepPoint[]): boolean {
  const values = points.map(({ voltage }) => voltage);
  const last = values.slice(Math.floor(values.length * 0.9));
  const size = Math.max(...values.map(Math.abs));
  return Math.max(...last) - Math.min(...last) <= still * size;
}

/** For as long as something happens; a circuit that never comes to rest, for as many turns as can be drawn. */
function untilSettled(circuit: Circuit, center: number): StepPoint[] | null {
  let points: StepPoint[] | null = null;
  for (let turns = shortest; turns <= longest; turns *= 2) {
    points = stepResponse(circuit, turns / center, Math.min(most, Math.max(least, turns * perTurn)));
    if (!points || isSettled(points)) return points;
  }
  let left = doublings;
  for (const envelope of stepEnvelopes(circuit, 1 / center)) {
    left -= 1;
    if (isSettled(envelope)) return envelope;
    if (left === 0) break;
  }
  return points;
}

/** The step response; null where the circuit has none. */
export function stepPlot(circuit: Circuit, center: number): PlotData | null {
  const points = untilSettled(circuit, center);
  if (!points) return null;
  return {
    id: 'step',
    kind: 'line',
    x: { label: 'time', unit: 's', show: seconds, scale: 'linear' },
    left: { label: 'voltage', unit: 'V', show: ['V', 'mV'], scale: 'linear' },
    series: [{ label: 'voltage', points: points.map(({ time, voltage }) => [time, voltage] as const) }],
    marks: [],
    levels: [],
  };
}
