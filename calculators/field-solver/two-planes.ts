import { overPlane, repeatedOnce } from './images.ts';
import type { Kernel } from './kernel.ts';
import { joined, type Mirror } from './panel-potential.ts';
import type { Panel } from './panels.ts';

const nodes = [
  [-Math.sqrt(0.6), 5 / 18],
  [0, 8 / 18],
  [Math.sqrt(0.6), 5 / 18],
] as const;

/**
 * Kernel of conductors between ground planes at y = 0 and y = spacing in air; one dielectric throughout only scales the result.
 * Source: R. F. Harrington, Field Computation by Moment Methods, 1968, chapter 2, with the closed Green's function of two planes.
 */
export function twoPlanes(spacing: number): Kernel {
  return (targets, sources, mirror) => {
    const air = new Float64Array(targets.length * sources.length);
    let index = 0;
    for (const target of targets) {
      for (const source of sources) {
        air[index] =
          overPlane(target, source, mirror) + repeatedOnce(target, source, spacing, mirror) + allOthers(target, source, spacing, mirror);
        index += 1;
      }
    }
    return { filled: air, air };
  };
}

/** What the images beyond the nearest six add: smooth, so three points along the panel are enough. */
function allOthers({ x, y }: Panel, source: Panel, spacing: number, mirror: Mirror): number {
  let sum = 0;
  for (const [offset, weight] of nodes) {
    const reach = (offset * source.length) / 2;
    const [sourceX, sourceY] = [source.x + reach * source.alongX, source.y + reach * source.alongY];
    const own = smoothRatio(x - sourceX, y, sourceY, spacing);
    const image = mirror === 0 ? 1 : smoothRatio(x + sourceX, y, sourceY, spacing);
    sum += 0.5 * weight * Math.log(joined(own, image, mirror));
  }
  return sum * source.length;
}

/** What has twice the potential as its logarithm. */
function smoothRatio(dx: number, y: number, sourceY: number, spacing: number): number {
  const [sum, difference, shift] = [y + sourceY, y - sourceY, 2 * spacing];
  const square = dx * dx;
  const sums = hyperbolicDistance(dx, sum, spacing) / (square + sum * sum);
  // Where source and field point meet, the quotient has this limit.
  const meets = square === 0 && difference === 0;
  const differences = meets
    ? 0.5 * (Math.PI / spacing) ** 2
    : hyperbolicDistance(dx, difference, spacing) / (square + difference * difference);
  const farSums = (square + (sum - shift) ** 2) * (square + (sum + shift) ** 2);
  const farDifferences = (square + (difference - shift) ** 2) * (square + (difference + shift) ** 2);
  return (sums * farDifferences) / (differences * farSums);
}

/** cosh(π·dx/b) − cos(π·dy/b), written so that nothing cancels; limited where both planes hide everything. */
function hyperbolicDistance(dx: number, dy: number, spacing: number): number {
  const hyperbolic = Math.sinh(Math.min(300, (Math.PI * Math.abs(dx)) / spacing) / 2);
  const sine = Math.sin((Math.PI * dy) / (2 * spacing));
  return 2 * (hyperbolic * hyperbolic + sine * sine);
}
