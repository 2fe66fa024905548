import type { Mirror } from './panel-potential.ts';
import type { Panel } from './panels.ts';

/** Potential matrices times 2πε0, row by row: at the middle of each target panel, for unit charge density on each source panel. */
export interface Potentials {
  /** With the dielectric in place. */
  readonly filled: Float64Array;
  /** With air instead. */
  readonly air: Float64Array;
}

/**
 * A Green's function that already contains ground planes and dielectric; every source has its mirror image left of x = 0 with it.
 * The sources are the targets or their images above, in the same order.
 */
export type Kernel = (targets: readonly Panel[], sources: readonly Panel[], mirror: Mirror) => Potentials;

/** Reflection factor K = (εr − 1)/(εr + 1) of a dielectric surface towards air. */
export const reflectionFactor = (relativePermittivity: number): number => (relativePermittivity - 1) / (relativePermittivity + 1);

const alternatingTerms = 7;

/**
 * Weights of the first terms of Σ (−r)^k·f(k), 0 < r < 1, with which they give the whole series to some 1e-6 where f grows no faster than a logarithm;
 * together they are 1/(1 + r), as all of its images' charges are.
 * Source: H. Cohen, F. Rodriguez Villegas, D. Zagier, Convergence acceleration of alternating series, Experimental Mathematics 9 (2000), 3, algorithm 1,
 * doi:10.1080/10586458.2000.10504632
 */
export function alternatingWeights(ratio: number): number[] {
  const power = (3 + Math.sqrt(8)) ** alternatingTerms;
  const whole = (power + 1 / power) / 2;
  let [b, c] = [-1, -whole];
  let rest = 1 / (1 + ratio);
  return Array.from({ length: alternatingTerms }, (_, k) => {
    c = b - c;
    b *= ((k + alternatingTerms) * (k - alternatingTerms)) / ((k + 0.5) * (k + 1));
    const weight = k + 1 === alternatingTerms ? rest : (c / whole) * ratio ** k;
    rest -= weight;
    return weight;
  });
}
