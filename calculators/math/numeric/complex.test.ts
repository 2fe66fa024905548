import { expect, it } from 'vitest';
import {
  add,
  complex,
  conjugate,
  divide,
  exponential,
  fromPolar,
  magnitude,
  multiply,
  phaseDegrees,
  reciprocal,
  scale,
  squareRoot,
  subtract,
} from './complex.ts';

const a = complex(3, -4);
const b = complex(-1, 2);

it('adds, subtracts and multiplies', () => {
  expect(add(a, b, complex(1))).toEqual({ re: 3, im: -2 });
  expect(subtract(a, b)).toEqual({ re: 4, im: -6 });
  expect(multiply(a, b)).toEqual({ re: 5, im: 10 });
  expect(scale(a, 2)).toEqual({ re: 6, im: -8 });
  expect(multiply(a, conjugate(a)).re).toBe(25);
});

it('divides, also where squares would overflow', () => {
  expect(divide(multiply(a, b), b)).toEqual(a);
  expect(divide(complex(1e200, 1e200), complex(1e200, -1e200))).toEqual({ re: 0, im: 1 });
  expect(reciprocal(complex(0, 2))).toEqual({ re: 0, im: -0.5 });
});

it('speaks polar coordinates', () => {
  expect(magnitude(a)).toBe(5);
  expect(phaseDegrees(complex(0, 1))).toBe(90);
  expect(phaseDegrees(complex(-1, -0))).toBe(180);
  expect(fromPolar(2, Math.PI / 2).im).toBe(2);
});

it('takes roots and exponentials', () => {
  const root = squareRoot(a);
  expect(root.re).toBeCloseTo(2, 14);
  expect(root.im).toBeCloseTo(-1, 14);
  expect(exponential(complex(0, Math.PI)).re).toBeCloseTo(-1, 15);
});
