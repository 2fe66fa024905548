/** A straight piece of a conductor's surface, from (x1, y1) to (x2, y2), that carries constant charge density. */
export interface Panel {
  readonly x1: number;
  readonly y1: number;
  /** Middle, where the potential is met. */
  readonly x: number;
  readonly y: number;
  /** Unit vector along the panel. */
  readonly alongX: number;
  readonly alongY: number;
  readonly length: number;
}

/** How finely a strip is cut: panels on each broad face and on each side. */
export interface Detail {
  readonly face: number;
  readonly side: number;
}

/** The panel between two points. */
export function panel(x1: number, y1: number, x2: number, y2: number): Panel {
  const length = Math.hypot(x2 - x1, y2 - y1);
  return { x1, y1, x: (x1 + x2) / 2, y: (y1 + y2) / 2, alongX: (x2 - x1) / length, alongY: (y2 - y1) / length, length };
}

/** The same panel on the other side of x = 0. */
export const mirrorLeft = (p: Panel): Panel => ({ ...p, x1: -p.x1, x: -p.x, alongX: -p.alongX });

/** The same panel on the other side of a horizontal line. */
export const mirrorAbout =
  (height: number) =>
  (p: Panel): Panel => ({ ...p, y1: 2 * height - p.y1, y: 2 * height - p.y, alongY: -p.alongY });

/** Panels through a row of points. */
export function chain(points: readonly (readonly [x: number, y: number])[]): Panel[] {
  return points.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = points[index] ?? [x, y];
    return panel(fromX, fromY, x, y);
  });
}
