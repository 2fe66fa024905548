import { add, type Complex, complex, divide, magnitude, multiply, scale, squareRoot, subtract } from './complex.ts';

/** Value, first and second derivative of a polynomial; coefficients rise from that of x⁰. */
export function polynomialAt(coefficients: readonly Complex[], x: Complex): { value: Complex; slope: Complex; curve: Complex } {
  const zero = complex(0);
  let [value, slope, half] = [zero, zero, zero];
  for (const coefficient of coefficients.toReversed()) {
    half = add(multiply(half, x), slope);
    slope = add(multiply(slope, x), value);
    value = add(multiply(value, x), coefficient);
  }
  return { value, slope, curve: scale(half, 2) };
}

const maximumSteps = 200;

/** A root by Laguerre's method, from a start. */
function laguerre(coefficients: readonly Complex[], start: Complex): Complex {
  const degree = coefficients.length - 1;
  let x = start;
  for (let count = 0; count < maximumSteps; count += 1) {
    const { value, slope, curve } = polynomialAt(coefficients, x);
    if (magnitude(value) === 0) return x;
    const g = divide(slope, value);
    const square = multiply(g, g);
    const h = subtract(square, divide(curve, value));
    const root = squareRoot(scale(subtract(scale(h, degree), square), degree - 1));
    const [plus, minus] = [add(g, root), subtract(g, root)];
    const larger = magnitude(plus) >= magnitude(minus) ? plus : minus;
    const step = magnitude(larger) > 0 ? divide(complex(degree), larger) : complex(1, count);
    const next = subtract(x, step);
    if (magnitude(step) <= Number.EPSILON * magnitude(next)) return next;
    x = next;
  }
  return x;
}

/** What is left when a root is divided out. */
function deflated(coefficients: readonly Complex[], root: Complex): Complex[] {
  const rest: Complex[] = [];
  let carried = complex(0);
  for (const coefficient of coefficients.slice(1).toReversed()) {
    carried = add(multiply(carried, root), coefficient);
    rest.unshift(carried);
  }
  return rest;
}

/**
 * All complex roots of a polynomial with real coefficients, which rise from that of x⁰ (not 0).
 * The smallest root comes first: dividing small roots out first keeps the others exact. Source: Press et al., Numerical Recipes, section 9.5.
 */
export function polynomialRoots(coefficients: readonly number[]): Complex[] {
  const whole = coefficients.slice(0, coefficients.findLastIndex((value) => value !== 0) + 1).map((value) => complex(value));
  const roots: Complex[] = [];
  let rest = whole;
  while (rest.length > 1) {
    const root = laguerre(rest, complex(0));
    roots.push(laguerre(whole, root));
    rest = deflated(rest, root);
  }
  return roots;
}
