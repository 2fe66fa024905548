import { chain, type Detail, type Panel } from './panels.ts';

/** A conductor: centre line at x = 0 or left edge at `left`, underside at `bottom`; any one unit of length. */
export interface Strip {
  /** Of its base, which is its underside unless it is turned. */
  readonly width: number;
  /** By how much etching has left the top narrower than that; a rectangle without it. */
  readonly narrowing?: number;
  readonly thickness: number;
  readonly bottom: number;
  /** The base is above and the narrower face below. */
  readonly isTurned?: boolean;
}

/** By how much the top is narrower, limited where a curve goes on to traces that etching would leave no top of. */
export const narrowingOf = (reduction: number, width: number): number => Math.min(reduction, 0.99 * width);

// The charge is singular at corners, so panels crowd towards them: nodes follow a cosine (full face) or a sine (half face).
export const towardsBothEnds = (from: number, to: number, count: number) =>
  Array.from({ length: count + 1 }, (_, j) => from + ((to - from) * (1 - Math.cos((Math.PI * j) / count))) / 2);
const towardsTheEnd = (to: number, count: number) =>
  Array.from({ length: count + 1 }, (_, j) => to * Math.sin((Math.PI * j) / (2 * count)));

/** Panels of the right half of a strip centred on x = 0; a strip without thickness is one sheet with twice the panels. */
export function halfStrip({ width, narrowing = 0, thickness, bottom, isTurned = false }: Strip, { face, side }: Detail): Panel[] {
  const nodes = towardsTheEnd(width / 2, thickness === 0 ? 2 * face : face);
  const [foot, top] = isTurned ? [bottom + thickness, bottom] : [bottom, bottom + thickness];
  const base = chain(nodes.map((x) => [x, foot] as const));
  if (thickness === 0) return base;
  const upper = (width - narrowing) / 2;
  return [...base, ...chain(towardsTheEnd(upper, face).map((x) => [x, top] as const)), ...flank([width / 2, foot], [upper, top], side)];
}

/** Panels of a whole strip whose left edge is at `left`. */
export function fullStrip({ width, narrowing = 0, thickness, bottom }: Strip, left: number, { face, side }: Detail): Panel[] {
  const nodes = towardsBothEnds(left, left + width, thickness === 0 ? 2 * face : face);
  const lower = chain(nodes.map((x) => [x, bottom] as const));
  if (thickness === 0) return lower;
  const top = bottom + thickness;
  const [from, to] = [left + narrowing / 2, left + width - narrowing / 2];
  const upper = chain(towardsBothEnds(from, to, face).map((x) => [x, top] as const));
  return [...lower, ...upper, ...flank([left, bottom], [from, top], side), ...flank([left + width, bottom], [to, top], side)];
}

/** Panels of a side, from the base to the other face. */
export function flank([x, bottom]: readonly [number, number], [topX, top]: readonly [number, number], count: number): Panel[] {
  const heights = towardsBothEnds(bottom, top, count);
  return chain(heights.map((y) => [x === topX ? x : x + ((topX - x) * (y - bottom)) / (top - bottom), y] as const));
}
