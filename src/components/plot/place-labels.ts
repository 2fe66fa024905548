/** Finds each label a place where it covers neither a line nor another label. */
import type { Area, Pixel } from './layout.ts';

export interface Place {
  x: number;
  /** Base line of the first line of text. */
  y: number;
  anchor: 'start' | 'middle' | 'end';
  /** Stands above what it names: a second line moves the first one up. */
  above?: true;
}

export interface LabelRequest {
  key: string;
  /** One line, or two where the plot is narrow. */
  lines: readonly string[];
  width: number;
  /** Best first, for one line of text. */
  places: readonly Place[];
  /** Where it may stand when every place would cover another label. */
  spare?: readonly Place[];
}

export const lineHeight = 15;

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const cost = { outside: 1000, label: 400, line: 12, order: 1, spare: 200 };

function boxOf({ x, y, anchor }: Place, width: number, lines: number): Box {
  const left = { start: x, middle: x - width / 2, end: x - width }[anchor];
  return { left, right: left + width, top: y - 12, bottom: y + 4 + (lines - 1) * lineHeight };
}

/** Moves a place so that the label stays between the axes. */
function fitted(place: Place, { width, lines }: LabelRequest, area: Area): Place {
  const { left, right } = boxOf(place, width, 1);
  const shift = Math.min(0, area.right - 4 - right) || Math.max(0, area.left + 4 - left);
  return { ...place, x: place.x + shift, y: place.above ? place.y - (lines.length - 1) * lineHeight : place.y };
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
  for (const request of requests) {
    const { key, width, places, spare = [] } = request;
    let best: { place: Place; box: Box; price: number } | null = null;
    for (const [order, wanted] of [...places, ...spare].entries()) {
      const place = fitted(wanted, request, area);
      const box = boxOf(place, width, request.lines.length);
      const outside = box.left < area.left || box.right > area.right || box.top < area.top - 4 || box.bottom > area.bottom + 2;
      const onLine = lines.filter(([x, y]) => x > box.left - 2 && x < box.right + 2 && y > box.top && y < box.bottom).length;
      const onLabel = taken.filter((other) => overlap(box, other)).length;
      const price =
        (outside ? cost.outside : 0) +
        onLabel * cost.label +
        onLine * cost.line +
        order * cost.order +
        (order < places.length ? 0 : cost.spare);
      if (!best || price < best.price) best = { place, box, price };
    }
    if (!best) continue;
    taken.push(best.box);
    chosen.set(key, best.place);
  }
  return chosen;
}
