/** What is drawn around the lands: courtyard, silkscreen and the dot of pin 1. */
import { clean, roundUp } from './dimension.ts';
import type { Line, Pad, Point, Rectangle } from './land-pattern.ts';
import { edges, rectangle } from './pads.ts';

/** Width of a line of silkscreen, and what it keeps from copper and from the body. */
export const inkWidth = 0.12;
const inkToCopper = 0.2;
const inkToBody = 0.05;
const shortestLine = 0.2;
export const dotRadius = 0.15;

/** Lands and body with the excess of the density level, rounded outwards to 0.05 mm. */
export function courtyardAround(areas: readonly Rectangle[], excess: number): Rectangle {
  const sides = areas.map(edges);
  const left = Math.min(...sides.map((side) => side.left));
  const right = Math.max(...sides.map((side) => side.right));
  const top = Math.min(...sides.map((side) => side.top));
  const bottom = Math.max(...sides.map((side) => side.bottom));
  const width = roundUp(right - left + 2 * excess, 0.05);
  const height = roundUp(bottom - top + 2 * excess, 0.05);
  return rectangle((left + right) / 2, (top + bottom) / 2, width, height);
}

/** The body's four edges, a little outside of it and without the stretches near a land or the dot of pin 1. */
export function silkscreenAround(body: Rectangle, pads: readonly Pad[], pinOne: Point | null = null): Line[] {
  const gap = inkToBody + inkWidth / 2;
  const { left, right, top, bottom } = edges({ ...body, width: body.width + 2 * gap, height: body.height + 2 * gap });
  const away = inkToCopper + inkWidth / 2;
  const kept = pads.map((pad) => edges({ ...pad, width: pad.width + 2 * away, height: pad.height + 2 * away }));
  if (pinOne) kept.push(edges(rectangle(pinOne.x, pinOne.y, 2 * (dotRadius + away), 2 * (dotRadius + away))));
  const along = (y: number) =>
    free(
      [left, right],
      kept.filter((pad) => pad.top < y && pad.bottom > y).map((pad) => [pad.left, pad.right]),
    ).map(([from, to]) => ({ from: at(from, y), to: at(to, y) }));
  const down = (x: number) =>
    free(
      [top, bottom],
      kept.filter((pad) => pad.left < x && pad.right > x).map((pad) => [pad.top, pad.bottom]),
    ).map(([from, to]) => ({ from: at(x, from), to: at(x, to) }));
  return [...along(top), ...along(bottom), ...down(left), ...down(right)];
}

/** A line across the end of pad 1 of a component with two terminals. */
export function polarityLine(pad: Pad): Line {
  const { left, top, bottom } = edges(pad);
  const x = left - inkToCopper - inkWidth / 2;
  return { from: at(x, top), to: at(x, bottom) };
}

/** Above pad 1, clear of it. */
export function dotOver(pad: Pad): Point {
  return at(pad.x, edges(pad).top - inkToCopper - dotRadius);
}

const at = (x: number, y: number): Point => ({ x: clean(x), y: clean(y) });

type Stretch = readonly [from: number, to: number];

/** What is left of a stretch. */
function free(whole: Stretch, taken: readonly Stretch[]): Stretch[] {
  let left: Stretch[] = [whole];
  for (const [from, to] of taken) {
    left = left
      .flatMap(([start, end]): Stretch[] => [
        [start, Math.min(end, from)],
        [Math.max(start, to), end],
      ])
      .filter(([start, end]) => end - start >= shortestLine);
  }
  return left;
}
