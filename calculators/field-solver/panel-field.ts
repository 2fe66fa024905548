import type { Panel } from './panels.ts';

/** A vector in the plane of the section. */
export interface Vector {
  readonly x: number;
  readonly y: number;
}

/** ∫ r/r² along a panel, seen from (x, y): its field for unit charge density, up to 1/(2πε0); on the panel itself the mean of both sides. */
export function panelField(source: Panel, x: number, y: number): Vector {
  const dx = x - source.x1;
  const dy = y - source.y1;
  const along = dx * source.alongX + dy * source.alongY;
  const across = dy * source.alongX - dx * source.alongY;
  const beyond = along - source.length;
  const parallel = 0.5 * Math.log((along * along + across * across) / (beyond * beyond + across * across));
  const upright = across === 0 ? 0 : Math.atan(along / across) - Math.atan(beyond / across);
  return { x: parallel * source.alongX - upright * source.alongY, y: parallel * source.alongY + upright * source.alongX };
}
