import { ellipticIntegrals } from './elliptic.ts';

/**
 * Nagaoka's coefficient of a current sheet with this diameter and length (any one unit): the factor on the inductance of the
 * same piece of an endless coil. Source: L. Lorenz, 1879; H. Nagaoka, J. Coll. Sci. Tokyo 27 (1909).
 */
export function nagaokaCoefficient(diameter: number, length: number): number {
  const diagonal = Math.hypot(diameter, length);
  const [k, complement] = [diameter / diagonal, length / diagonal];
  const { first, second } = ellipticIntegrals(k, complement);
  return (4 / (3 * Math.PI * complement)) * ((complement / k) ** 2 * (first - second) + second - k);
}

/**
 * Rosa's correction k_m for the mutual inductance of round turns against the current sheet, for this number of turns.
 * Source: D. W. Knight, Rosa's mutual-inductance correction for the round-wire solenoid, 2010 (asymptotic series).
 */
export function rosaMutualCorrection(turns: number): number {
  const n = turns;
  return (
    Math.log(2 * Math.PI) -
    3 / 2 -
    Math.log(n) / (6 * n) -
    0.33084236 / n -
    1 / (120 * n ** 3) +
    1 / (504 * n ** 5) -
    0.0011923 / n ** 7 +
    0.0005068 / n ** 9
  );
}

/** Rosa's correction k_s for the self-inductance of a round turn with its current on the surface; pitch and wire in one unit (Rosa and Grover, 1912). */
export function rosaSurfaceCorrection(pitch: number, wireDiameter: number): number {
  return 3 / 2 - Math.log((2 * pitch) / wireDiameter);
}
