import { panelField } from './panel-field.ts';
import type { Panel } from './panels.ts';

const nodes = [
  [-Math.sqrt(0.6), 5 / 18],
  [0, 8 / 18],
  [Math.sqrt(0.6), 5 / 18],
] as const;

/**
 * Upward field at (x, y) of a panel of unit charge density between ground planes at y = 0 and y = spacing, up to 1/(2πε0): the derivative of the
 * Green's function of `two-planes.ts`. On the panel itself the mean of both sides.
 */
export function upwardField(source: Panel, x: number, y: number, spacing: number): number {
  const near = panelField(source, x, y).y + panelField(source, x, -y).y + panelField(source, x, 2 * spacing - y).y;
  // What the images beyond the nearest two add is smooth, so three points along the panel are enough.
  let sum = 0;
  for (const [offset, weight] of nodes) {
    const reach = (offset * source.length) / 2;
    sum += weight * smoothField(x - (source.x + reach * source.alongX), y, source.y + reach * source.alongY, spacing);
  }
  return near + sum * source.length;
}

function smoothField(dx: number, y: number, sourceY: number, spacing: number): number {
  const [sum, difference] = [y + sourceY, y - sourceY];
  const square = dx * dx;
  const [toLower, toUpper] = [sum / (square + sum * sum), (sum - 2 * spacing) / (square + (sum - 2 * spacing) ** 2)];
  const images = toLower + toUpper - periodic(dx, sum, spacing);
  // A source at the same height pulls sideways only.
  return difference === 0 ? images : images + periodic(dx, difference, spacing) - difference / (square + difference * difference);
}

/** Field of equal line charges at distances of 2·spacing above each other, dx aside and dy below. */
function periodic(dx: number, dy: number, spacing: number): number {
  const [across, up] = [Math.min(300, (Math.PI * Math.abs(dx)) / spacing), (Math.PI * dy) / spacing];
  // cosh(across) − cos(up), written so that nothing cancels
  const distance = 2 * (Math.sinh(across / 2) ** 2 + Math.sin(up / 2) ** 2);
  return ((Math.PI / spacing) * Math.sin(up)) / (2 * distance);
}
