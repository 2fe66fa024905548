/** What the plot says at one place of the x axis. */
import type { PlotData, PlotSeries } from '#calculators/plot.ts';
import { type Layout, type Pixel, pixelsOf, scaleOf } from './layout.ts';

export interface Reading {
  x: number;
  /** One for each series; null where it has no value. */
  values: readonly (number | null)[];
  pixels: readonly (Pixel | null)[];
}

/** The height of a drawn line between two of its points. */
function between(pixels: readonly (Pixel | null)[], across: number): Pixel | null {
  for (const [index, point] of pixels.entries()) {
    const before = pixels[index - 1];
    if (!point || !before || across < before[0] || across > point[0]) continue;
    return [across, before[1] + ((point[1] - before[1]) * (across - before[0])) / (point[0] - before[0])];
  }
  return null;
}

function readSeries(plot: PlotData, series: PlotSeries, layout: Layout, x: number): [value: number | null, pixel: Pixel | null] {
  const pixels = pixelsOf(series, layout);
  const index = series.points.findIndex(([own]) => own === x);
  if (index !== -1) return [series.points[index]?.[1] ?? null, pixels[index] ?? null];
  const across = layout.x.at(x);
  // Only a line has values between its points.
  const pixel = plot.kind === 'line' && across !== null ? between(pixels, across) : null;
  return [pixel ? scaleOf(layout, series.axis).valueAt(pixel[1]) : null, pixel];
}

export function readAt(plot: PlotData, layout: Layout, x: number): Reading {
  const read = plot.series.map((series) => readSeries(plot, series, layout, x));
  return { x, values: read.map(([value]) => value), pixels: read.map(([, pixel]) => pixel) };
}

/** Position in `xs` of the value that is drawn nearest to a pixel. */
export function nearestIndex(xs: readonly number[], layout: Layout, pixel: number): number {
  let best = 0;
  let distance = Infinity;
  for (const [index, x] of xs.entries()) {
    const away = Math.abs((layout.x.at(x) ?? Infinity) - pixel);
    if (away < distance) [best, distance] = [index, away];
  }
  return best;
}
