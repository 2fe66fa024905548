import { panelPotential } from './panel-potential.ts';
import type { Panel } from './panels.ts';

/** Potential of a panel together with its image in a ground plane at y = 0. */
export function overPlane({ x, y }: Panel, source: Panel): number {
  return panelPotential(source, x, y) - panelPotential(source, x, -y);
}

/** Potential of the same two, repeated at a distance of 2·spacing above and below. */
export function repeatedOnce({ x, y }: Panel, source: Panel, spacing: number): number {
  const shift = 2 * spacing;
  return (
    panelPotential(source, x, y - shift) -
    panelPotential(source, x, shift - y) +
    panelPotential(source, x, y + shift) -
    panelPotential(source, x, -shift - y)
  );
}

/** Mean potential at height y of far images of a unit charge at height sourceY, a distance dx aside; symmetric in y and sourceY. */
export type FarImages = (dx: number, y: number, sourceY: number) => number;

/** Adds images that are far enough to be taken at the middle of their panel; each pair of panels is worked out once for both ways. */
export function addFarImages(matrix: Float64Array, targets: readonly Panel[], sources: readonly Panel[], far: FarImages): void {
  const size = sources.length;
  for (const [i, target] of targets.entries()) {
    for (const [j, source] of sources.entries()) {
      if (j > i) break;
      const value = far(target.x - source.x, target.y, source.y);
      matrix[i * size + j] = (matrix[i * size + j] ?? 0) + value * source.length;
      if (j < i) matrix[j * size + i] = (matrix[j * size + i] ?? 0) + value * target.length;
    }
  }
}
