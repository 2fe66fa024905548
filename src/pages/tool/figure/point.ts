/** A place on the sheet, in pixels. */
export type Point = readonly [x: number, y: number];

/** Path text through points. */
export function through(points: readonly Point[]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');
}

/** Hundredths of a pixel are enough for a path. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
