/** A complex number. */
export interface Complex {
  readonly re: number;
  readonly im: number;
}

export const complex = (re: number, im = 0): Complex => ({ re, im });

/** The sum of all terms. */
export const add = (...terms: readonly Complex[]): Complex =>
  terms.reduce((sum, term) => complex(sum.re + term.re, sum.im + term.im), complex(0));

/** a − b. */
export const subtract = (a: Complex, b: Complex): Complex => complex(a.re - b.re, a.im - b.im);

/** The product of all factors. */
export const multiply = (...factors: readonly Complex[]): Complex =>
  factors.reduce((p, f) => complex(p.re * f.re - p.im * f.im, p.re * f.im + p.im * f.re), complex(1));

/** a times a real factor. */
export const scale = (a: Complex, factor: number): Complex => complex(a.re * factor, a.im * factor);

/** a/b by Smith's method, which does not overflow where the quotient does not; NaN for b = 0. */
export function divide(a: Complex, b: Complex): Complex {
  if (Math.abs(b.re) >= Math.abs(b.im)) {
    const ratio = b.im / b.re;
    const norm = b.re + b.im * ratio;
    return complex((a.re + a.im * ratio) / norm, (a.im - a.re * ratio) / norm);
  }
  const ratio = b.re / b.im;
  const norm = b.re * ratio + b.im;
  return complex((a.re * ratio + a.im) / norm, (a.im * ratio - a.re) / norm);
}

/** 1/a; NaN for a = 0. */
export const reciprocal = (a: Complex): Complex => divide(complex(1), a);

export const conjugate = (a: Complex): Complex => complex(a.re, -a.im);

/** |a|. */
export const magnitude = (a: Complex): number => Math.hypot(a.re, a.im);

/** The angle of a in radians, from −π to π. */
const phase = (a: Complex): number => Math.atan2(a.im, a.re);

/** The angle of a in degrees, from above −180 to 180. */
export function phaseDegrees(a: Complex): number {
  const degrees = (phase(a) * 180) / Math.PI;
  return degrees === -180 ? 180 : degrees;
}

/** The number with this magnitude and this angle in radians. */
export const fromPolar = (size: number, angle: number): Complex => complex(size * Math.cos(angle), size * Math.sin(angle));

/** e^a. */
export const exponential = (a: Complex): Complex => fromPolar(Math.exp(a.re), a.im);

/** The square root with a real part ≥ 0. */
export const squareRoot = (a: Complex): Complex => fromPolar(Math.sqrt(magnitude(a)), phase(a) / 2);
