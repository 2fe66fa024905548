import type { Panel } from './panels.ts';

/**
 * −∫ ln(distance) along a panel, seen from (x, y): its potential for unit charge density, up to 1/(2πε0).
 * The potential of the panel's mirror image equals that of the panel seen from the mirrored point.
 */
export function panelPotential(source: Panel, x: number, y: number): number {
  const dx = x - source.x1;
  const dy = y - source.y1;
  const along = dx * source.alongX + dy * source.alongY;
  const across = dy * source.alongX - dx * source.alongY;
  return antiderivative(along - source.length, across) - antiderivative(along, across);
}

function antiderivative(u: number, d: number): number {
  const square = u * u + d * d;
  if (square === 0) return 0;
  const logarithm = 0.5 * u * Math.log(square) - u;
  return d === 0 ? logarithm : logarithm + d * Math.atan(u / d);
}
