import { expect, it } from 'vitest';
import { add, complex, magnitude, multiply, subtract } from './complex.ts';
import { scaledBessel } from './modified-bessel.ts';

it('matches the tables of Abramowitz and Stegun (9.8 and 9.9)', () => {
  const { i0, i1, k0, k1 } = scaledBessel(complex(1));
  expect(i0.re * Math.E).toBeCloseTo(1.2660658777520084, 13);
  expect(i1.re * Math.E).toBeCloseTo(0.5651591039924851, 13);
  expect(k0.re / Math.E).toBeCloseTo(0.42102443824070834, 13);
  expect(k1.re / Math.E).toBeCloseTo(0.6019072301972347, 13);
});

it.each([1e-6, 0.03, 1, 20, 42, 43, 900])('obeys the Wronskian at (1 + j)·%d', (size) => {
  const z = complex(size, size);
  const { i0, i1, k0, k1 } = scaledBessel(z);
  const product = multiply(z, add(multiply(i0, k1), multiply(i1, k0)));
  expect(magnitude(subtract(product, complex(1)))).toBeLessThan(1e-11);
});
