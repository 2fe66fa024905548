import type { Panel } from './panels.ts';

/** Charge of a panel's image left of x = 0 as a multiple of its own; 0: there is no image. */
export type Mirror = 1 | 0 | -1;

/** From this many panel lengths on two points stand for a panel: what they leave out is (length/distance)⁴/720 of its length. */
const farAway = 4;

/**
 * −∫ ln(distance) along a panel, seen from (x, y): its potential for unit charge density, up to 1/(2πε0).
 * The potential of the panel's mirror image equals that of the panel seen from the mirrored point.
 */
export function panelPotential(source: Panel, x: number, y: number): number {
  const dx = x - source.x;
  const dy = y - source.y;
  const along = dx * source.alongX + dy * source.alongY;
  const across = dy * source.alongX - dx * source.alongY;
  return antiderivative(along - source.length / 2, across) - antiderivative(along + source.length / 2, across);
}

/** The same of a panel together with its image, quicker where both are far away. */
export function mirroredPotential(source: Panel, x: number, y: number, mirror: Mirror): number {
  const own = farProduct(source, x, y);
  const image = mirror === 0 ? own : farProduct(source, -x, y);
  if (own > 0 && image > 0) return -0.25 * source.length * Math.log(joined(own, image, mirror));
  return panelPotential(source, x, y) + mirror * panelPotential(source, -x, y);
}

/** What has the logarithm ln(own) + mirror·ln(image): two values cost one logarithm. */
export function joined(own: number, image: number, mirror: Mirror): number {
  if (mirror === 0) return own;
  return mirror === 1 ? own * image : own / image;
}

/** Product of the squared distances from two points that stand for a far panel, at ±length/√12 from its middle by Gauss's rule; 0 for a near one. */
function farProduct(source: Panel, x: number, y: number): number {
  const dx = x - source.x;
  const dy = y - source.y;
  const square = dx * dx + dy * dy;
  const ownSquare = source.length * source.length;
  if (square < farAway * farAway * ownSquare) return 0;
  const along = dx * source.alongX + dy * source.alongY;
  const mean = square + ownSquare / 12;
  return mean * mean - (along * along * ownSquare) / 3;
}

function antiderivative(u: number, d: number): number {
  const square = u * u + d * d;
  if (square === 0) return 0;
  const logarithm = 0.5 * u * Math.log(square) - u;
  return d === 0 ? logarithm : logarithm + d * Math.atan(u / d);
}
