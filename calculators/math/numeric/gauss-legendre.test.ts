import { expect, it } from 'vitest';
import { gaussLegendre, integrate } from './gauss-legendre.ts';

it('has the three-point rule of the textbooks', () => {
  const { nodes, weights } = gaussLegendre(3);
  expect(nodes[0]).toBeCloseTo((1 - Math.sqrt(0.6)) / 2, 15);
  expect(nodes[1]).toBeCloseTo(0.5, 15);
  for (const [index, weight] of [5 / 18, 8 / 18, 5 / 18].entries()) expect(weights[index]).toBeCloseTo(weight, 14);
});

it.each([1, 2, 8, 16, 64, 100])('is exact for polynomials up to degree 2·%d − 1', (count) => {
  const degree = 2 * count - 1;
  expect(integrate((x) => (degree + 1) * x ** degree, 0, 1, count)).toBeCloseTo(1, 12);
});

it('integrates over any range', () => {
  expect(integrate(Math.sin, 0, Math.PI, 16)).toBeCloseTo(2, 13);
});
