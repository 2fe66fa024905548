import { type Box, type Dimension, numbers, short } from './shape.ts';

/** Sizes in screen pixels. */
export const dimensionText = 11;
const arrow = { length: 6.4, half: 2 };
const passes = 3;
/** From the part to the first dimension line, and between lines. */
const firstGap = 14;
const nextGap = 20;
/** Under this, the number stands beside the line's end instead of on it. */
const shortest = 30;

export interface PlacedDimension {
  lines: string;
  arrows: string;
  text: { x: number; y: number; vertical: boolean };
  value: number;
}

/** Room that dimensions take around a part, in pixels by side. */
export function dimensionRoom(dimensions: readonly Dimension[]): Record<Dimension['side'], number> {
  const room = (side: Dimension['side']) => {
    const count = dimensions.filter((one) => one.side === side && one.to !== one.from).length;
    return count === 0 ? 8 : firstGap + (count - 1) * nextGap + dimensionText + 8;
  };
  return { top: room('top'), bottom: room('bottom'), left: room('left'), right: room('right') };
}

/** Lays dimensions around a part, from the shortest outwards so that no extension line crosses a number. */
export function placeDimensions(dimensions: readonly Dimension[], box: Box, step: number): PlacedDimension[] {
  const taken = { top: 0, bottom: 0, left: 0, right: 0 };
  return dimensions
    .filter(({ from, to }) => Math.abs(to - from) > 0.0005)
    .toSorted((a, b) => Math.abs(a.to - a.from) - Math.abs(b.to - b.from))
    .map((dimension) => place(dimension, box, step, taken[dimension.side]++));
}

function place({ side, from, to, feature }: Dimension, box: Box, step: number, index: number): PlacedDimension {
  const pixel = 1 / step;
  const outwards = side === 'top' || side === 'left' ? -1 : 1;
  const at = box[side] + outwards * (firstGap + index * nextGap) * pixel;
  const end = at + outwards * passes * pixel;
  const vertical = side === 'left' || side === 'right';
  const point = (along: number, across: number) => (vertical ? numbers(across, along) : numbers(along, across));
  const lines = `M${point(from, feature)}L${point(from, end)}M${point(to, feature)}L${point(to, end)}M${point(from, at)}L${point(to, at)}`;
  const head = (tip: number, direction: number) =>
    `M${point(tip, at)}L${point(tip + direction * arrow.length * pixel, at - arrow.half * pixel)}L${point(tip + direction * arrow.length * pixel, at + arrow.half * pixel)}z`;
  const isShort = (to - from) * step < shortest;
  const arrows = isShort ? head(from, -1) + head(to, 1) : head(from, 1) + head(to, -1);
  const middle = (from + to) / 2;
  const clear = at + (side === 'bottom' || side === 'right' ? (dimensionText - 1) * pixel : -5 * pixel);
  return {
    lines: isShort ? `${lines}M${point(from, at)}L${point(from - 10 * pixel, at)}M${point(to, at)}L${point(to + 10 * pixel, at)}` : lines,
    arrows,
    text: vertical ? { x: Number(short(clear)), y: middle, vertical } : { x: middle, y: Number(short(clear)), vertical },
    value: to - from,
  };
}
