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

/** Images so far away that a short panel acts like its middle. */
export interface FarImages {
  /** Potential at height y per unit of charge at height sourceY, a distance dx aside; symmetric in y and sourceY. */
  mean(dx: number, y: number, sourceY: number): number;
  /** The same integrated along the panel, for long ones. */
  exact(target: Panel, source: Panel): number;
  /** Length above which a panel is a long one. */
  readonly longAbove: number;
}

/** Adds far images; the mean values serve both ways between two panels. */
export function addFarImages(matrix: Float64Array, targets: readonly Panel[], sources: readonly Panel[], far: FarImages): void {
  const size = sources.length;
  const add = (i: number, j: number, target: Panel, source: Panel, mean: number) => {
    const value = source.length > far.longAbove ? far.exact(target, source) : mean * source.length;
    matrix[i * size + j] = (matrix[i * size + j] ?? 0) + value;
  };
  for (const [i, target] of targets.entries()) {
    for (const [j, source] of sources.entries()) {
      if (j > i) break;
      const mean = far.mean(target.x - source.x, target.y, source.y);
      add(i, j, target, source, mean);
      if (j < i) add(j, i, targets[j] ?? target, sources[i] ?? source, mean);
    }
  }
}
