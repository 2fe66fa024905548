import type { Box } from './shape.ts';

/** Pixels per millimetre; below 2 only for parts such as boards and reels, which would not fit a thumb otherwise. */
const steps = [0.25, 0.5, 1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64];
const smallestUsefulPixels = 3;

/** Room around a part in a thumb, on each side. */
export const thumbMargin = 4;

/** The largest step at which `width` × `height` millimetres fit into the given pixels. */
export function stepFor(width: number, height: number, pixelsWide: number, pixelsHigh: number): number {
  return steps.findLast((step) => width * step <= pixelsWide && height * step <= pixelsHigh) ?? steps[0] ?? 1;
}

export function sizeOf(box: Box): { width: number; height: number } {
  return { width: box.right - box.left, height: box.bottom - box.top };
}

/**
 * One step for drawings that stand together, so that sizes can be compared: the step of the largest.
 * Null when the smallest would then be too small to see; each takes its own step.
 */
export function commonStep(boxes: readonly Box[], pixels: number): number | null {
  const sizes = boxes.map(sizeOf);
  const largest = Math.max(0, ...sizes.flatMap(({ width, height }) => [width, height]));
  if (largest === 0) return null;
  const step = stepFor(largest, largest, pixels - 2 * thumbMargin, pixels - 2 * thumbMargin);
  const smallest = Math.min(...sizes.map(({ width, height }) => Math.max(width, height)));
  return smallest * step < smallestUsefulPixels ? null : step;
}
