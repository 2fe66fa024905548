import { ellipticIntegrals } from '#calculators/math/numeric/elliptic.ts';

/** Length over diameter under which a coil counts as a narrow ring of current: the exact form would lose its digits. */
const narrow = 0.005;

/**
 * Nagaoka's coefficient of a current sheet with this diameter and length (any one unit): the factor on the inductance of the
 * same piece of an endless coil. Source: L. Lorenz, 1879; H. Nagaoka, J. Coll. Sci. Tokyo 27 (1909).
 */
export function nagaokaCoefficient(diameter: number, length: number): number {
  if (length < narrow * diameter) return narrowRingCoefficient(length / diameter);
  const diagonal = Math.hypot(diameter, length);
  const [k, complement] = [diameter / diagonal, length / diagonal];
  const { second, difference } = ellipticIntegrals(k, complement);
  return (4 / (3 * Math.PI * complement)) * ((complement / k) ** 2 * difference + second - k);
}

/** The first two terms for a short coil (Lord Rayleigh, 1881), from its length over its diameter. */
function narrowRingCoefficient(ratio: number): number {
  const logarithm = Math.log(4 / ratio);
  return ((2 * ratio) / Math.PI) * (logarithm - 1 / 2 + (ratio ** 2 / 8) * (logarithm + 1 / 4));
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
