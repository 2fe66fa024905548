/** The body as the assembly drawing shows it: with the corner of pin 1 cut off where there is a first pin. */
import type { LandPattern, Point } from './land-pattern.ts';
import { edges } from './pads.ts';

/** Corners in order, closed from the last to the first. */
export function bodyCorners({ body, pinOne, polarity }: Pick<LandPattern, 'body' | 'pinOne' | 'polarity'>): Point[] {
  const { left, right, top, bottom } = edges(body);
  const cut = pinOne || polarity !== 'none' ? Math.min(1, body.width / 4, body.height / 4) : 0;
  const start =
    cut > 0
      ? [
          { x: left, y: top + cut },
          { x: left + cut, y: top },
        ]
      : [{ x: left, y: top }];
  return [...start, { x: right, y: top }, { x: right, y: bottom }, { x: left, y: bottom }];
}
