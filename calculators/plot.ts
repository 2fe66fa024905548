/** The plot of a calculator as data: what is drawn, in SI units; the screen chooses size, ticks and words. */

import type { Derived, ToolShape } from './define.ts';
import type { Unit } from './units.ts';

export interface PlotAxis {
  /** Key in the words of the tool: `inputs.traceWidth`, `outputs.impedance` or `plots.<name>`. */
  label: string;
  /** Unit in which the values are held, as of the input or output. */
  unit: Unit;
  /** Units offered, the preferred one first. */
  show: readonly string[];
  scale: 'linear' | 'log';
  /** Ends of the axis where the points alone would not set them well; what lies outside is cut off. */
  range?: readonly [low: number, high: number];
}

/** `null` is a gap in the line. */
export type PlotPoint = readonly [x: number, y: number | null];

export interface PlotSeries {
  label: string;
  points: readonly PlotPoint[];
  style?: 'solid' | 'dashed' | 'dotted';
  axis?: 'left' | 'right';
}

/** A ringed working point with guides to both axes. */
export interface PlotMark {
  x: number;
  y: number;
  label?: string;
  axis?: 'left' | 'right';
}

/** A line across the plot at a value of the x axis or of the left axis. */
export interface PlotLevel {
  on: 'x' | 'y';
  at: number;
  label?: string;
  tone?: 'target' | 'limit';
}

export interface PlotData {
  /** Tells the plots of one tool apart; its title is `plots.<id>` in the words of the tool. */
  id: string;
  /** `bar` gives each point a slot of its own width, in the order of the points. */
  kind: 'line' | 'stem' | 'bar';
  x: PlotAxis;
  left: PlotAxis;
  right?: PlotAxis;
  /** At most four. */
  series: readonly PlotSeries[];
  /** An area between two values of the left axis, such as that of the tolerances. */
  band?: { label: string; points: readonly (readonly [x: number, low: number, high: number])[] };
  /** The first one is the working point that the sentence under the plot names. */
  marks: readonly PlotMark[];
  levels: readonly PlotLevel[];
}

/** The plots of one tool. */
export type PlotsOf<T extends ToolShape> = Derived<T, PlotData>;

/** Points enough for a smooth curve on the widest screen. */
const smooth = 121;

/** `count` numbers from one end to the other, both included, at equal distances. */
export function spaced(from: number, to: number, count = smooth): number[] {
  return Array.from({ length: count }, (_, index) => (index === count - 1 ? to : from + ((to - from) * index) / (count - 1)));
}

/** `count` positive numbers from one end to the other, both included, at equal ratios. */
export function logSpaced(from: number, to: number, count = smooth): number[] {
  return Array.from({ length: count }, (_, index) => (index === count - 1 ? to : from * (to / from) ** (index / (count - 1))));
}

/** The points of a function; where it gives no finite number the line has a gap. */
export function sample(xs: readonly number[], fn: (x: number) => number | null | undefined): PlotPoint[] {
  return xs.map((x) => {
    const y = fn(x);
    return [x, typeof y === 'number' && Number.isFinite(y) ? y : null];
  });
}
