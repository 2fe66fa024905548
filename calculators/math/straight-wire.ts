import { integrate } from './gauss-legendre.ts';

const nodes = 64;

/** Neumann's integral of two parallel filaments of equal length at a distance, in m; times μ0/2π it is their mutual inductance. */
export function filamentPair(length: number, distance: number): number {
  return length * Math.asinh(length / distance) - Math.hypot(length, distance) + distance;
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
