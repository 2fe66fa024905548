/** The arithmetic-geometric mean of two positive numbers; 0 if one is 0. */
function arithmeticGeometricMean(first: number, second: number): number {
  let [a, b] = [first, second];
  if (a === 0 || b === 0) return 0;
  while (Math.abs(a - b) > 2 * Number.EPSILON * a) [a, b] = [(a + b) / 2, Math.sqrt(a * b)];
  return (a + b) / 2;
}

export interface EllipticIntegrals {
  /** K */
  readonly first: number;
  /** E */
  readonly second: number;
  /** K − E, without the digits that the subtraction loses for a small modulus. */
  readonly difference: number;
}

/**
 * Complete elliptic integrals K and E. Both the modulus k and its complement k′ = √(1 − k²) are asked for,
 * so that neither is lost by cancellation near 0 and 1; K is Infinity for k′ = 0.
 * Source: Abramowitz and Stegun, 17.6.
 */
export function ellipticIntegrals(modulus: number, complement: number): EllipticIntegrals {
  if (complement === 0) return { first: Infinity, second: 1, difference: Infinity };
  let [a, b, c] = [1, complement, modulus];
  let [sum, weight] = [(c * c) / 2, 0.5];
  while (Math.abs(c) > Number.EPSILON) {
    [a, b, c] = [(a + b) / 2, Math.sqrt(a * b), (a - b) / 2];
    weight *= 2;
    sum += weight * c * c;
  }
  const first = Math.PI / (2 * a);
  return { first, second: first * (1 - sum), difference: first * sum };
}

/** K(k′)/K(k) from the modulus k and its complement k′, without cancellation at either end. */
export function ellipticRatio(modulus: number, complement: number): number {
  return arithmeticGeometricMean(1, complement) / arithmeticGeometricMean(1, modulus);
}

/**
 * The generalised complete elliptic integral ∫₀^{π/2} (c·cos²φ + s·sin²φ)/[(cos²φ + p·sin²φ)·√(cos²φ + kc²·sin²φ)] dφ
 * for kc ≠ 0 and p > 0; Infinity for kc = 0.
 * Source: R. Bulirsch, Numerische Mathematik 13 (1969), 305, procedure cel; N. Derby and S. Olbert, Am. J. Phys. 78 (2010), 229.
 */
export function generalEllipticIntegral(kc: number, p: number, c: number, s: number): number {
  if (kc === 0) return Infinity;
  let k = Math.abs(kc);
  let product = k;
  let mean = 1;
  let root = Math.sqrt(p);
  let [cosine, sine] = [c, s / root];
  for (;;) {
    const previous = cosine;
    cosine += sine / root;
    const ratio = product / root;
    sine = 2 * (sine + previous * ratio);
    root += ratio;
    const before = mean;
    mean += k;
    if (Math.abs(before - k) <= before * 1e-8) break;
    k = 2 * Math.sqrt(product);
    product = k * mean;
  }
  return ((Math.PI / 2) * (sine + cosine * mean)) / (mean * (mean + root));
}
