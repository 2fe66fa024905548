import { rippleFactor } from './ladder-prototype.ts';

/** Quality factors of second-order filters that need no figure. */
export const butterworthQuality = Math.SQRT1_2;
export const besselQuality = 1 / Math.sqrt(3);

/** Quality factor of a second-order Chebyshev filter with this ripple in dB (Zverev, Handbook of Filter Synthesis, 1967). */
export function chebyshevQuality(ripple: number): number {
  const a = Math.asinh(1 / rippleFactor(ripple)) / 2;
  return Math.sqrt(Math.cosh(2 * a) / 2) / (Math.SQRT2 * Math.sinh(a));
}

/** Half-power frequency over natural frequency of a second-order low-pass with this quality factor; its inverse for a high-pass. */
export function halfPowerRatio(quality: number): number {
  const u = 1 - 1 / (2 * quality ** 2);
  const root = Math.sqrt(u ** 2 + 1);
  // For a small Q u is negative, and the sum would be a difference of nearly equal numbers.
  return Math.sqrt(u < 0 ? 1 / (root - u) : u + root);
}
