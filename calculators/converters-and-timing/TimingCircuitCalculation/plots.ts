import { type PlotData, type PlotPoint, type PlotsOf, sample, spaced } from '#calculators/plot.ts';
import type { tool } from './definition.ts';

/** Points of one piece of the capacitor voltage; few are enough, as every piece bends one way only. */
const piece = 31;

interface Wave {
  voltage: readonly PlotPoint[];
  output: readonly PlotPoint[];
  /** End of the first charge and its threshold. */
  mark: { x: number; y: number };
}

/** Two periods from the start of a charge, in shares of the supply; a diode lowers what the capacitor charges to. */
function oscillation(high: number, low: number, ratio: number, goal: number): Wave {
  const period = high + low;
  const charge = (time: number) => goal - (goal - ratio / 2) * ((goal - ratio) / (goal - ratio / 2)) ** (time / high);
  const one = (start: number) => [
    ...sample(spaced(start, start + high, piece), (time) => charge(time - start)),
    ...sample(spaced(start + high, start + period, piece), (time) => ratio * 2 ** -((time - start - high) / low)),
  ];
  const steps = (start: number): PlotPoint[] => [
    [start, 1],
    [start + high, 1],
    [start + high, 0],
    [start + period, 0],
  ];
  return { voltage: [...one(0), ...one(period)], output: [...steps(0), ...steps(period)], mark: { x: high, y: ratio } };
}

/** A pulse and half of its length after it. */
function oneShot(pulse: number, ratio: number): Wave {
  const end = 1.5 * pulse;
  return {
    voltage: [...sample(spaced(0, pulse, 2 * piece), (time) => 1 - (1 - ratio) ** (time / pulse)), [pulse, 0], [end, 0]],
    output: [
      [0, 1],
      [pulse, 1],
      [pulse, 0],
      [end, 0],
    ],
    mark: { x: pulse, y: ratio },
  };
}

export const plots: PlotsOf<typeof tool> = (given, { highTime, lowTime, pulse }) => {
  const { mode } = given;
  const isDesign = mode === 'astableDesign' || mode === 'astableDiodeDesign' || mode === 'monostableDesign';
  const ratio = isDesign ? 2 / 3 : given.controlRatio;
  const hasDiode = mode === 'astableDiode' || mode === 'astableDiodeDesign';
  const goal = hasDiode ? 1 - given.diodeDrop / given.supplyVoltage : 1;
  if (typeof pulse === 'number') return [wavePlot(oneShot(pulse, ratio), [ratio])];
  if (typeof highTime !== 'number' || typeof lowTime !== 'number') return [];
  return [wavePlot(oscillation(highTime, lowTime, ratio, goal), [ratio, ratio / 2])];
};

function wavePlot({ voltage, output, mark }: Wave, thresholds: readonly number[]): PlotData {
  return {
    id: 'waveform',
    kind: 'line',
    x: { label: 'plots.time', unit: 's', show: ['ms', 'µs', 's', 'min'], scale: 'linear' },
    left: { label: 'plots.share', unit: '1', show: ['%'], scale: 'linear', range: [0, 1.1] },
    series: [
      { label: 'plots.capacitor', points: voltage },
      { label: 'plots.output', points: output },
    ],
    marks: [mark],
    levels: thresholds.map((at) => ({ on: 'y', at })),
  };
}
