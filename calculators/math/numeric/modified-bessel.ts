import { add, type Complex, complex, exponential, magnitude, reciprocal, multiply, scale, squareRoot } from './complex.ts';

/** e^(−z)·I and e^z·K of orders 0 and 1, which neither overflow nor vanish. */
export interface ScaledBessel {
  readonly i0: Complex;
  readonly i1: Complex;
  readonly k0: Complex;
  readonly k1: Complex;
}

/** Size from which ten terms of the asymptotic series hold to double precision. */
const large = 60;
const terms = 10;

/** Modified Bessel functions of a complex argument with a positive real part, to about 13 digits. Source: Abramowitz and Stegun, 9.6 and 9.7. */
export function scaledBessel(z: Complex): ScaledBessel {
  return magnitude(z) > large ? asymptotic(z) : { ...firstKind(z), ...secondKind(z) };
}

/** 9.6.19 by the trapezoidal rule, which converges exponentially for a periodic integrand. */
function firstKind(z: Complex): Pick<ScaledBessel, 'i0' | 'i1'> {
  const steps = Math.ceil(12 * Math.sqrt(magnitude(z))) + 30;
  let [i0, i1] = [complex(0), complex(0)];
  for (let step = 0; step <= steps; step += 1) {
    const cosine = Math.cos((Math.PI * step) / steps);
    const value = scale(exponential(scale(z, cosine - 1)), (step === 0 || step === steps ? 0.5 : 1) / steps);
    [i0, i1] = [add(i0, value), add(i1, scale(value, cosine))];
  }
  return { i0, i1 };
}

/** 9.6.24 by the trapezoidal rule, to where the integrand is e⁻⁴⁰ of its beginning. */
function secondKind(z: Complex): Pick<ScaledBessel, 'k0' | 'k1'> {
  const step = Math.min(0.1, 0.6 / Math.sqrt(magnitude(z)));
  const end = Math.acosh(1 + 40 / z.re);
  let [k0, k1] = [complex(step / 2), complex(step / 2)];
  for (let t = step; t <= end; t += step) {
    const rise = Math.cosh(t);
    const value = scale(exponential(scale(z, 1 - rise)), step);
    [k0, k1] = [add(k0, value), add(k1, scale(value, rise))];
  }
  return { k0, k1 };
}

/** 9.7.1 and 9.7.2; the part of I that falls as e^(−2z) is left out, being below e^(−80). */
function asymptotic(z: Complex): ScaledBessel {
  const inverse = reciprocal(z);
  const root = squareRoot(inverse);
  const series = (order: number, sign: number) => {
    let [term, sum] = [complex(1), complex(1)];
    for (let k = 1; k <= terms; k += 1) {
      term = scale(multiply(term, inverse), (sign * (4 * order * order - (2 * k - 1) ** 2)) / (8 * k));
      sum = add(sum, term);
    }
    return multiply(root, sum);
  };
  const [first, second] = [1 / Math.sqrt(2 * Math.PI), Math.sqrt(Math.PI / 2)];
  return {
    i0: scale(series(0, -1), first),
    i1: scale(series(1, -1), first),
    k0: scale(series(0, 1), second),
    k1: scale(series(1, 1), second),
  };
}
