import { integrate } from '#calculators/math/numeric/gauss-legendre.ts';

const nodes = 64;

/** Neumann's integral of two parallel filaments of equal length at a distance, in m; times μ0/2π it is their mutual inductance. */
export function filamentPair(length: number, distance: number): number {
  // √(l² + s²) − s, without the digits that the subtraction loses for far filaments.
  const rise = length * (length / (Math.hypot(length, distance) + distance));
  return length * Math.asinh(length / distance) - rise;
}

/**
 * Neumann's integral of two parallel round wires of equal length, radii and distance of their axes in m: the axes, and the
 * second-order mean over both sections; times μ0/2π it is their mutual inductance.
 */
export function wirePair(length: number, distance: number, radius: number, otherRadius: number): number {
  const far = Math.hypot(length, distance);
  // 1/s − 1/√(l² + s²)
  const fall = (length / (far + distance)) * (length / far / distance);
  return filamentPair(length, distance) + ((radius ** 2 + otherRadius ** 2) / 8) * fall;
}

/**
 * Mean of Neumann's integral over the cross-section of a straight round wire with uniform current (length and radius in m);
 * times μ0/2π it is the partial inductance at low frequency. Source: E. B. Rosa, Bulletin of the Bureau of Standards 4 (1908), 301.
 */
export function uniformCurrentWire(length: number, radius: number): number {
  const density = (s: number) =>
    ((4 * s) / (Math.PI * radius ** 2)) * Math.acos(s / (2 * radius)) -
    ((2 * s * s) / (Math.PI * radius ** 3)) * Math.sqrt(Math.max(0, 1 - (s / (2 * radius)) ** 2));
  return integrate(
    (u) => {
      const distance = 2 * radius * u * u;
      return density(distance) * filamentPair(length, distance) * 4 * radius * u;
    },
    0,
    1,
    nodes,
  );
}

/** The same with the current on the surface only, the limit of high frequency, in m; times μ0/2π a partial inductance. */
export function surfaceCurrentWire(length: number, radius: number): number {
  return integrate((u) => filamentPair(length, 2 * radius * Math.sin((Math.PI * u ** 3) / 2)) * 3 * u * u, 0, 1, nodes);
}
