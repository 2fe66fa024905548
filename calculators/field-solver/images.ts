import { type Mirror, mirroredPotential } from './panel-potential.ts';
import type { Panel } from './panels.ts';

/** Potential of a panel together with its image in a ground plane at y = 0. */
export function overPlane({ x, y }: Panel, source: Panel, mirror: Mirror): number {
  return mirroredPotential(source, x, y, mirror) - mirroredPotential(source, x, -y, mirror);
}

/** Potential of the same two, repeated at a distance of 2·spacing above and below. */
export function repeatedOnce({ x, y }: Panel, source: Panel, spacing: number, mirror: Mirror): number {
  const shift = 2 * spacing;
  return (
    mirroredPotential(source, x, y - shift, mirror) -
    mirroredPotential(source, x, shift - y, mirror) +
    mirroredPotential(source, x, y + shift, mirror) -
    mirroredPotential(source, x, -shift - y, mirror)
  );
}

/** Images so far away that a short panel acts like its middle. */
export interface FarImages {
  /** Potential in the middle of one panel per unit of charge in the middle of the other; the same both ways. */
  mean(target: Panel, source: Panel, mirror: Mirror): number;
  /** The same integrated along the source, for long ones. */
  exact(target: Panel, source: Panel, mirror: Mirror): number;
  /** Length above which a panel is a long one. */
  readonly longAbove: number;
}

/** Adds far images; the mean values serve both ways between two panels. */
export function addFarImages(
  matrix: Float64Array,
  targets: readonly Panel[],
  sources: readonly Panel[],
  mirror: Mirror,
  far: FarImages,
): void {
  const size = sources.length;
  const along = (target: Panel, source: Panel, mean: number) =>
    source.length > far.longAbove ? far.exact(target, source, mirror) : mean * source.length;
  for (const [i, target] of targets.entries()) {
    const back = sources[i] ?? target;
    let j = 0;
    for (const source of sources) {
      if (j > i) break;
      const mean = far.mean(target, source, mirror);
      const here = i * size + j;
      matrix[here] = (matrix[here] ?? 0) + along(target, source, mean);
      if (j < i) {
        const there = j * size + i;
        matrix[there] = (matrix[there] ?? 0) + along(targets[j] ?? target, back, mean);
      }
      j += 1;
    }
  }
}
