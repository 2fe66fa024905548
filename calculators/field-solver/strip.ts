import { chain, type Detail, type Panel } from './panels.ts';

/** A rectangular conductor: centre line at x = 0 or left edge at `left`, underside at `bottom`; any one unit of length. */
export interface Strip {
  readonly width: number;
  readonly thickness: number;
  readonly bottom: number;
}

// The charge is singular at corners, so panels crowd towards them: nodes follow a cosine (full face) or a sine (half face).
export const towardsBothEnds = (from: number, to: number, count: number) =>
  Array.from({ length: count + 1 }, (_, j) => from + ((to - from) * (1 - Math.cos((Math.PI * j) / count))) / 2);
const towardsTheEnd = (to: number, count: number) =>
  Array.from({ length: count + 1 }, (_, j) => to * Math.sin((Math.PI * j) / (2 * count)));

/** Panels of the right half of a strip centred on x = 0; a strip without thickness is one sheet with twice the panels. */
export function halfStrip({ width, thickness, bottom }: Strip, { face, side }: Detail): Panel[] {
  const nodes = towardsTheEnd(width / 2, thickness === 0 ? 2 * face : face);
  const lower = chain(nodes.map((x) => [x, bottom] as const));
  if (thickness === 0) return lower;
  const top = bottom + thickness;
  return [...lower, ...chain(nodes.map((x) => [x, top] as const)), ...upright(width / 2, bottom, top, side)];
}

/** Panels of a whole strip whose left edge is at `left`. */
export function fullStrip({ width, thickness, bottom }: Strip, left: number, { face, side }: Detail): Panel[] {
  const nodes = towardsBothEnds(left, left + width, thickness === 0 ? 2 * face : face);
  const lower = chain(nodes.map((x) => [x, bottom] as const));
  if (thickness === 0) return lower;
  const top = bottom + thickness;
  const sides = [left, left + width].flatMap((x) => upright(x, bottom, top, side));
  return [...lower, ...chain(nodes.map((x) => [x, top] as const)), ...sides];
}

function upright(x: number, bottom: number, top: number, count: number): Panel[] {
  return chain(towardsBothEnds(bottom, top, count).map((y) => [x, y] as const));
}
