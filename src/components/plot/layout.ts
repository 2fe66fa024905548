/** Turns the data of a plot into scales for the width at hand. */
import type { PlotAxis, PlotData, PlotSeries } from '#calculators/plot.ts';
import { axisUnit } from './axis-unit.ts';
import { makeScale, type NumberText, type Scale, type ScaleRequest, slotScale } from './scale.ts';
import { textWidth } from './text-width.ts';

export interface Area {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Layout {
  width: number;
  height: number;
  area: Area;
  x: Scale;
  left: Scale;
  right: Scale | null;
}

export interface LayoutRequest {
  plot: PlotData;
  width: number;
  height: number;
  number: NumberText;
  /** A unit's symbol as the page writes it. */
  unitText: (symbol: string) => string;
  /** Unit that the visitor chose for the quantity of an axis. */
  chosenUnit?: ((axis: PlotAxis) => string | undefined) | undefined;
  /** A value of the x axis in words, where it is no number. */
  place?: ((x: number) => string) | undefined;
}

const tickGap = 8;
const textHeight = 16;

export function xsOf(plot: PlotData): number[] {
  const all = plot.series.flatMap(({ points }) => points.map(([x]) => x));
  return plot.kind === 'bar' ? [...new Set(all)] : [...new Set(all)].toSorted((a, b) => a - b);
}

function ysOf(plot: PlotData, side: 'left' | 'right'): number[] {
  const here = ({ axis = 'left' }: { axis?: 'left' | 'right' }) => axis === side;
  const curves = plot.series.filter(here).flatMap(({ points }) => points.flatMap(([, y]) => (y === null ? [] : [y])));
  const marks = plot.marks.filter(here).map(({ y }) => y);
  if (side === 'right') return [...curves, ...marks];
  const band = plot.band?.points.flatMap(([, low, high]) => [low, high]) ?? [];
  return [...curves, ...marks, ...band, ...plot.levels.flatMap(({ on, at }) => (on === 'y' ? [at] : []))];
}

/** The value of an axis that must be readable: the largest, or the middle of a logarithmic one. */
function sizeOf(axis: PlotAxis, values: readonly number[]): number {
  const sizes = (axis.range ?? values).map(Math.abs).filter((value) => value > 0 && Number.isFinite(value));
  if (sizes.length === 0) return 0;
  const high = sizes.reduce((a, b) => Math.max(a, b));
  return axis.scale === 'log' ? Math.sqrt(high * sizes.reduce((a, b) => Math.min(a, b))) : high;
}

/** Space of the labels beside the plot. */
function labelSpace(scale: Scale | null): number {
  return scale ? Math.ceil(Math.max(...scale.ticks.map(({ label }) => textWidth(label)), 0)) + tickGap : 0;
}

export function layOut({ plot, width, height, number, unitText, chosenUnit, place }: LayoutRequest): Layout {
  const request = (axis: PlotAxis, values: readonly number[]): ScaleRequest => {
    const unit = chosenUnit?.(axis) ?? axisUnit(axis, sizeOf(axis, values));
    return { axis, unit, values, unitText, pixels: [0, 1], room: 6, round: true };
  };
  const top = textHeight / 2;
  const bottom = height - textHeight - tickGap;
  const upright = {
    pixels: [bottom, top] as const,
    room: Math.floor((bottom - top) / 40),
    zero: plot.kind === 'bar',
    counted: place !== undefined,
  };
  const left = makeScale({ ...request(plot.left, ysOf(plot, 'left')), ...upright }, number);
  const right = plot.right ? makeScale({ ...request(plot.right, ysOf(plot, 'right')), ...upright }, number) : null;
  const area = { left: labelSpace(left), right: width - (right ? labelSpace(right) : tickGap * 2), top, bottom };
  const across = (room: number): Scale => {
    const wanted: ScaleRequest = { ...request(plot.x, xsOf(plot)), pixels: [area.left, area.right], room, round: false, place };
    return plot.kind === 'bar' ? slotScale(wanted, number) : makeScale(wanted, number);
  };
  const most = Math.floor((area.right - area.left) / 48);
  // Wide labels leave room for fewer.
  const widest = labelSpace(across(most)) + (place ? 3 : 1) * tickGap;
  return { width, height, area, x: across(Math.max(2, Math.min(most, Math.floor((area.right - area.left) / widest)))), left, right };
}

export function scaleOf(layout: Layout, axis: 'left' | 'right' = 'left'): Scale {
  return (axis === 'right' ? layout.right : null) ?? layout.left;
}

export type Pixel = readonly [x: number, y: number];

/** The points of a series on screen; null is a gap. */
export function pixelsOf({ points, axis }: PlotSeries, layout: Layout): (Pixel | null)[] {
  const scale = scaleOf(layout, axis);
  return points.map(([x, y]) => {
    const across = layout.x.at(x);
    const up = y === null ? null : scale.at(y);
    return across === null || up === null ? null : [across, up];
  });
}

/** Where stems and bars begin: at zero if the axis has it inside or below, else at its lower end. */
export function baseOf(plot: PlotData, layout: Layout): number {
  const zero = plot.left.scale === 'log' ? null : layout.left.at(0);
  const { top, bottom } = layout.area;
  if (zero === null || zero > bottom + 0.5) return bottom;
  return plot.kind === 'bar' || zero > top + 0.5 ? Math.max(top, zero) : bottom;
}
