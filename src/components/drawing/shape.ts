/** What a package drawing is made of: painted outlines in millimetres, origin at the body centre, +x right, +y down. */
import type { Outline } from '#contract/api/part.ts';

export type Paint =
  | 'alumina'
  | 'bevel'
  | 'ceramic'
  | 'copper'
  | 'laminate'
  | 'lead'
  | 'line'
  | 'mould'
  | 'notch'
  | 'ring'
  | 'slot'
  | 'stripe';

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Shape {
  paint: Paint;
  path: string;
  box: Box;
}

/** A measure between two points; its extension lines start at `feature` on the other axis. */
export interface Dimension {
  side: 'top' | 'bottom' | 'left' | 'right';
  from: number;
  to: number;
  feature: number;
}

export interface DrawingView {
  name: ViewName;
  shapes: Shape[];
  dimensions: Dimension[];
  /** Height of the board's surface, drawn dashed; null where the view does not show it. */
  seat: number | null;
}

export type ViewName = 'top' | 'front' | 'end' | 'side' | 'bottom';
export type Body = 'mould' | 'ceramic';
/** Makes the view that tells a package apart. `body` is the colour of chips, which the outline alone does not know. */
export type Draw = (outline: Outline, body: Body) => Omit<DrawingView, 'name'>;

/** Micrometres are finer than any screen shows; short numbers keep a thumb under 4 kB. */
export function short(value: number): string {
  const text = String(Math.round(value * 1000) / 1000);
  return text.replace(/^(-?)0\./, '$1.');
}

/** Joins numbers without the blanks that a sign makes needless. */
export function numbers(...values: number[]): string {
  return values.map((value, index) => (index > 0 && !short(value).startsWith('-') ? ` ${short(value)}` : short(value))).join('');
}

export function rectangle(paint: Paint, left: number, top: number, width: number, height: number, radius = 0): Shape {
  const r = Math.min(radius, width / 2, height / 2);
  const box = { left, top, right: left + width, bottom: top + height };
  if (r <= 0) return { paint, box, path: `M${numbers(left, top)}h${short(width)}v${short(height)}h${short(-width)}z` };
  const corner = (x: number, y: number) => `a${numbers(r, r, 0, 0, 1, x * r, y * r)}`;
  const path =
    `M${numbers(left + r, top)}h${short(width - 2 * r)}${corner(1, 1)}v${short(height - 2 * r)}${corner(-1, 1)}` +
    `h${short(2 * r - width)}${corner(-1, -1)}v${short(2 * r - height)}${corner(1, -1)}z`;
  return { paint, box, path };
}

/** A rectangle around a point. */
export function centred(paint: Paint, x: number, y: number, width: number, height: number, radius = 0): Shape {
  return rectangle(paint, x - width / 2, y - height / 2, width, height, radius);
}

export function ellipse(paint: Paint, x: number, y: number, rx: number, ry = rx): Shape {
  const half = (direction: number) => `a${numbers(rx, ry, 0, 1, 0, 2 * rx * direction, 0)}`;
  return { paint, path: `M${numbers(x - rx, y)}${half(1)}${half(-1)}z`, box: { left: x - rx, top: y - ry, right: x + rx, bottom: y + ry } };
}

export function polygon(paint: Paint, points: readonly (readonly [number, number])[], closed = true): Shape {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const path = points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${numbers(x, y)}`).join('') + (closed ? 'z' : '');
  return { paint, path, box: { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) } };
}

export function line(x1: number, y1: number, x2: number, y2: number): Shape {
  return polygon(
    'line',
    [
      [x1, y1],
      [x2, y2],
    ],
    false,
  );
}

/** Cuts holes out of a shape; both are one even-odd path. */
export function withHoles(shape: Shape, ...holes: Shape[]): Shape {
  return { ...shape, path: shape.path + holes.map((hole) => hole.path).join('') };
}

/** A row of equal leads as one path: from `base` (under the body, so that the line between them is hidden) out to `tip`. */
export function comb(axis: 'x' | 'y', places: readonly number[], width: number, base: number, tip: number): Shape {
  const [first = 0, second = first] = places;
  const gap = second - first - width;
  const last = places.at(-1) ?? first;
  const [out, step] = axis === 'x' ? ['H', 'v'] : ['V', 'h'];
  const tooth = `${out}${short(tip)}${step}${short(width)}${out}${short(base)}`;
  const start = axis === 'x' ? numbers(base, first - width / 2) : numbers(first - width / 2, base);
  const [low, high] = [Math.min(base, tip), Math.max(base, tip)];
  const [near, far] = [first - width / 2, last + width / 2];
  return {
    paint: 'lead',
    path: `M${start}${places.map(() => tooth).join(`${step}${short(gap)}`)}`,
    box: axis === 'x' ? { left: low, right: high, top: near, bottom: far } : { left: near, right: far, top: low, bottom: high },
  };
}

/** Body with the bevel line that its mould leaves. */
export function mouldedBody(width: number, height: number, inset: number, radius = 0.12): Shape[] {
  const room = Math.min(inset, width / 4, height / 4);
  return [
    centred('mould', 0, 0, width, height, radius),
    centred('bevel', 0, 0, width - 2 * room, height - 2 * room, Math.min(radius, 0.08)),
  ];
}

/** Centres of `count` pins in one row, symmetric about 0. */
export function row(count: number, pitch: number): number[] {
  return Array.from({ length: count }, (_, index) => (index - (count - 1) / 2) * pitch);
}

export function boxOf(shapes: readonly Shape[]): Box {
  return {
    left: Math.min(...shapes.map(({ box }) => box.left)),
    top: Math.min(...shapes.map(({ box }) => box.top)),
    right: Math.max(...shapes.map(({ box }) => box.right)),
    bottom: Math.max(...shapes.map(({ box }) => box.bottom)),
  };
}

/** Neighbours of one paint become one path: fewer elements, the same picture. */
export function merged(shapes: readonly Shape[]): { paint: Paint; path: string }[] {
  const result: { paint: Paint; path: string }[] = [];
  for (const { paint, path } of shapes) {
    const last = result.at(-1);
    if (last?.paint === paint) last.path += path;
    else result.push({ paint, path });
  }
  return result;
}

export function across(side: 'top' | 'bottom', width: number, feature: number): Dimension {
  return { side, from: -width / 2, to: width / 2, feature };
}

export function along(side: 'left' | 'right', height: number, feature: number): Dimension {
  return { side, from: -height / 2, to: height / 2, feature };
}
