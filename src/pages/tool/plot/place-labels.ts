/** Finds each label a place where it covers neither a line nor another label. */
import type { Area, Pixel } from './layout.ts';

export interface Place {
  x: number;
  /** Base line of the text. */
  y: number;
  anchor: 'start' | 'middle' | 'end';
}

export interface LabelRequest {
  key: string;
  text: string;
  width: number;
  /** Best first. */
  places: readonly Place[];
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const cost = { outside: 1000, label: 400, line: 12, order: 1 };

function boxOf({ x, y, anchor }: Place, width: number): Box {
  const left = { start: x, middle: x - width / 2, end: x - width }[anchor];
  return { left, right: left + width, top: y - 12, bottom: y + 4 };
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Points along a line, close enough together that none jumps over a label. */
export function stepsAlong(line: readonly (Pixel | null)[]): Pixel[] {
  return line.flatMap((point, index) => {
    const before = index === 0 ? null : line[index - 1];
    if (!point || !before) return point ? [point] : [];
    const count = Math.min(40, Math.ceil(Math.hypot(point[0] - before[0], point[1] - before[1]) / 6));
    return Array.from({ length: count }, (_, step): Pixel => {
      const part = (step + 1) / count;
      return [before[0] + (point[0] - before[0]) * part, before[1] + (point[1] - before[1]) * part];
    });
  });
}

/** Chooses the places one after the other, so the most important label comes first. */
export function placeLabels(requests: readonly LabelRequest[], lines: readonly Pixel[], area: Area): Map<string, Place> {
  const taken: Box[] = [];
  const chosen = new Map<string, Place>();
  for (const { key, width, places } of requests) {
    let best: { place: Place; box: Box; price: number } | null = null;
    for (const [order, place] of places.entries()) {
      const box = boxOf(place, width);
      const outside = box.left < area.left || box.right > area.right || box.top < area.top - 4 || box.bottom > area.bottom;
      const onLine = lines.filter(([x, y]) => x > box.left - 2 && x < box.right + 2 && y > box.top && y < box.bottom).length;
      const onLabel = taken.filter((other) => overlap(box, other)).length;
      const price = (outside ? cost.outside : 0) + onLabel * cost.label + onLine * cost.line + order * cost.order;
      if (!best || price < best.price) best = { place, box, price };
    }
    if (!best) continue;
    taken.push(best.box);
    chosen.set(key, best.place);
  }
  return chosen;
}
