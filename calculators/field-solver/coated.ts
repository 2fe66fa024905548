/** Traces on a board under a coat of even thickness, such as solder mask: which surfaces there are, for the solver of layers. */
import type { Effort } from './effort.ts';
import { type BoundaryPanel, layeredCapacitance, type LayeredSection, type MetalPanel } from './layered.ts';
import { chain, type Panel } from './panels.ts';
import { type Strip, towardsBothEnds } from './strip.ts';

/** A trace or ground on the board, right of x = 0 or with its middle there. */
export interface CoatedStrip {
  readonly strip: Strip;
  /** Left end of its base; negative where its middle is at x = 0. */
  readonly left: number;
  readonly panels: readonly Panel[];
  readonly voltage: 0 | 1;
}

export interface CoatedSection extends Pick<LayeredSection, 'state' | 'hasPlane'> {
  /** From left to right. All stand on the board's surface, which lies at the height of their base. */
  readonly strips: readonly [CoatedStrip, ...CoatedStrip[]];
  readonly boardHeight: number;
  readonly boardPermittivity: number;
  readonly coatThickness: number;
  readonly coatPermittivity: number;
  readonly effort: Effort;
}

type Point = readonly [x: number, y: number];

/** Panels between two edges, on a flank, beyond the last edge, and how far the surfaces are followed there, in heights. */
const detail: Record<Effort, { between: number; flank: number; beyond: number }> = {
  quick: { between: 8, flank: 4, beyond: 12 },
  full: { between: 14, flank: 8, beyond: 36 },
};
export const farAway = 40;

/** Under a coat the two faces of a sheet border on different matter, so it is given a thickness that does not count. */
export const withThickness = <S extends Strip>(strip: S): S => ({
  ...strip,
  thickness: Math.max(strip.thickness, 5e-4 * Math.min(strip.width, strip.bottom || 1)),
});

/** Charge per metre, C/m, that the driven metal of the given half has at 1 V. */
export function coatedCapacitance(section: CoatedSection): number {
  const { strips, boardPermittivity, coatPermittivity } = section;
  const metal = strips.flatMap(({ panels, voltage, strip: { bottom } }) =>
    panels.map((panel): MetalPanel => ({ ...panel, voltage, outside: panel.y > bottom ? coatPermittivity : boardPermittivity })),
  );
  return layeredCapacitance({ ...section, metal, boundaries: boundariesOf(section) });
}

function boundariesOf(section: CoatedSection): BoundaryPanel[] {
  const { boardPermittivity, coatPermittivity } = section;
  return [
    ...underCoat(section).flatMap((piece) => border(piece, coatPermittivity, boardPermittivity)),
    ...border(coatOutline(section), 1, coatPermittivity),
    ...(section.hasPlane ? [] : border(underside(section), boardPermittivity, 1)),
  ];
}

export const border = (points: readonly Point[], left: number, right: number): BoundaryPanel[] =>
  chain(points).map((panel) => ({ ...panel, left, right }));

/** Places of the bases that are right of x = 0, in rising order. */
const feet = ({ strips }: CoatedSection): number[] =>
  strips.flatMap(({ left, strip: { width } }) => [left, left + width]).filter((x) => x > 0);

/** From the last edge to far away, closer together near the edge. */
function beyond(section: CoatedSection, edge: number): number[] {
  const { boardHeight, coatThickness, strips, effort } = section;
  const { thickness } = strips[0].strip;
  const reach = farAway * (boardHeight + thickness + coatThickness) + (section.hasPlane ? 0 : 10 * edge);
  const near = Math.min(boardHeight, coatThickness, 4 * thickness) / 2;
  return outward(edge, near, reach, effort);
}

/** Places from an edge to a distance `reach` from it, as close together as `near` at first. */
export function outward(edge: number, near: number, reach: number, effort: Effort): number[] {
  const count = detail[effort].beyond;
  const growth = Math.acosh(1 + reach / near) / count;
  return Array.from({ length: count + 1 }, (_, j) => edge + near * (Math.cosh(growth * j) - 1));
}

/** The board's surface where no metal stands on it. */
function underCoat(section: CoatedSection): Point[][] {
  const { bottom } = section.strips[0].strip;
  const level = (places: readonly number[]) => places.map((x) => [x, bottom] as const);
  const edges = feet(section);
  const starts = section.strips[0].left > 0 ? [0, ...edges] : edges;
  const gaps: Point[][] = [];
  for (let index = 0; index + 1 < starts.length; index += 2) {
    gaps.push(level(towardsBothEnds(starts[index] ?? 0, starts[index + 1] ?? 0, detail[section.effort].between)));
  }
  return [...gaps, level(beyond(section, starts.at(-1) ?? 0))];
}

/** The other side of a board without a plane. */
function underside(section: CoatedSection): Point[] {
  const edges = [0, ...feet(section)];
  const inner = edges.slice(1).flatMap((to, index) => towardsBothEnds(edges[index] ?? 0, to, detail[section.effort].between).slice(0, -1));
  return [...inner, ...beyond(section, edges.at(-1) ?? 0)].map((x) => [x, section.strips[0].strip.bottom - section.boardHeight] as const);
}

/** The coat's surface from x = 0: over the metal, down its flanks and along the board; a gap narrower than two coats is filled. */
function coatOutline(section: CoatedSection): Point[] {
  const { strips, coatThickness: coat, effort } = section;
  const { bottom, thickness } = strips[0].strip;
  const [low, high] = [bottom + coat, bottom + thickness + coat];
  const { between, flank } = detail[effort];
  const points: Point[] = [];
  // Where the coat of the board meets that of a flank, which is parallel to the metal's.
  const reachOf = ({ narrowing = 0 }: Strip) => coat - ((narrowing / 2) * coat) / (thickness + coat);
  let edge: number | null = strips[0].left > 0 ? 0 : null;
  for (const [index, { strip, left, panels }] of strips.entries()) {
    const [inset, reach] = [(strip.narrowing ?? 0) / 2, reachOf(strip)];
    const distance = index === 0 ? 2 * left : left - (edge ?? 0);
    const isApart = edge !== null && distance > 2 * coat;
    if (edge !== null && isApart) {
      const from = index === 0 ? 0 : edge + reach;
      points.push(...towardsBothEnds(from, left - reach, between).map((x) => [x, low] as const));
      points.push(...slope([left - reach, low], [left + inset - coat, high], flank));
    } else if (edge !== null) {
      const from = index === 0 ? 0 : (points.at(-1)?.[0] ?? 0);
      points.push(
        ...towardsBothEnds(from, left + inset, between)
          .slice(index === 0 ? 0 : 1, -1)
          .map((x) => [x, high] as const),
      );
    }
    const nodes = topOf(panels, bottom + thickness);
    const before = isApart ? lead(left + inset - coat, coat).slice(1) : [];
    points.push(...[...before, ...nodes].map((x) => [x, high] as const));
    edge = left + strip.width;
    const next = strips[index + 1];
    if (next && next.left - edge <= 2 * coat) continue; // its upper face follows at the same height
    points.push(
      ...lead(edge - inset, coat)
        .slice(1)
        .map((x) => [x, high] as const),
    );
    points.push(...slope([edge - inset + coat, high], [edge + reach, low], flank));
    if (!next) points.push(...beyond(section, edge + reach).map((x) => [x, low] as const));
  }
  // Places that are the same up to rounding.
  return points.filter(([x, y], index) => {
    const [beforeX, beforeY] = points[index - 1] ?? [Infinity, Infinity];
    return Math.abs(x - beforeX) + Math.abs(y - beforeY) > 1e-9 * coat;
  });
}

/** Thirds of the coat's thickness from a place to the right. */
export const lead = (from: number, coat: number): number[] => [0, 1, 2, 3].map((third) => from + (coat * third) / 3);

const slope = ([fromX, fromY]: Point, [toX, toY]: Point, count: number): Point[] =>
  towardsBothEnds(0, 1, count).map((share) => [fromX + (toX - fromX) * share, fromY + (toY - fromY) * share] as const);

/** Ends of the panels of the upper face, from left to right. */
export function topOf(panels: readonly Panel[], top: number): number[] {
  const face = panels.filter(({ y, y1 }) => y === top && y1 === top);
  return [...face.map(({ x1 }) => x1), ...face.slice(-1).map(({ x, x1 }) => 2 * x - x1)];
}
