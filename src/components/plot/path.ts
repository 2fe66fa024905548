/** Paths through points on screen; a null is a gap. */
import type { Pixel } from './layout.ts';

function runsOf<Point>(points: readonly (Point | null)[]): Point[][] {
  const runs: Point[][] = [];
  for (const [index, point] of points.entries()) {
    if (point === null) continue;
    const run = points[index - 1] === undefined || points[index - 1] === null ? undefined : runs.at(-1);
    if (run) run.push(point);
    else runs.push([point]);
  }
  return runs;
}

/** A tenth of a pixel is finer than any screen shows. */
function through(points: readonly Pixel[]): string {
  return points.map((point) => point.map((pixel) => Math.round(pixel * 10) / 10).join(' ')).join('L');
}

export function linePath(points: readonly (Pixel | null)[]): string {
  return runsOf(points)
    .map((run) => `M${through(run)}`)
    .join('');
}

/** The area between two edges at the same places of the x axis. */
export function areaPath(edges: readonly (readonly [low: Pixel, high: Pixel] | null)[]): string {
  return runsOf(edges)
    .map((run) => `M${through([...run.map(([low]) => low), ...run.toReversed().map(([, high]) => high)])}Z`)
    .join('');
}
