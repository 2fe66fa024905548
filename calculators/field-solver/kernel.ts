import type { Panel } from './panels.ts';

/** Potential matrices times 2πε0, row by row: at the middle of each target panel, for unit charge density on each source panel. */
export interface Potentials {
  /** With the dielectric in place. */
  readonly filled: Float64Array;
  /** With air instead. */
  readonly air: Float64Array;
}

/**
 * A Green's function that already contains ground planes and dielectric.
 * The sources are the targets or their mirror images, in the same order.
 */
export type Kernel = (targets: readonly Panel[], sources: readonly Panel[]) => Potentials;

// Beyond this many images the series is closed by its exact remainder of charge.
const mostImages = 100;

/** How many images a dielectric step with this reflection factor (0 to 1) needs until the rest is 1e-3 of the charge. */
export function imageCount(reflection: number): number {
  return Math.min(mostImages, Math.max(3, Math.ceil(Math.log(1e-3) / Math.log(reflection))));
}

/** Reflection factor K = (εr − 1)/(εr + 1) of a dielectric surface towards air. */
export const reflectionFactor = (relativePermittivity: number): number => (relativePermittivity - 1) / (relativePermittivity + 1);
