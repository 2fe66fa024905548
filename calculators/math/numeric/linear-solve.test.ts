import { expect, it } from 'vitest';
import { solveLinear } from './linear-solve.ts';

it('solves a system that needs its rows exchanged', () => {
  const solution = solveLinear(new Float64Array([0, 2, 1, 1, 1, 1, 2, 0, -1]), new Float64Array([7, 6, -1]));
  expect([...(solution ?? [])].map((x) => Number(x.toFixed(12)))).toEqual([1, 2, 3]);
});

it('finds the solution of an ill-ordered system to full precision', () => {
  const size = 40;
  const matrix = Float64Array.from(
    { length: size * size },
    (_, k) => Math.sin(1 + 7 * k) + (k % size === size - 1 - Math.floor(k / size) ? 9 : 0),
  );
  const wanted = Float64Array.from({ length: size }, (_, k) => k - 3);
  const right = Float64Array.from({ length: size }, (_, row) => wanted.reduce((sum, x, k) => sum + x * (matrix[row * size + k] ?? 0), 0));
  const solution = solveLinear(matrix, right);
  for (const [k, x] of wanted.entries()) expect(solution?.[k]).toBeCloseTo(x, 10);
});

it('says when there is no single solution', () => {
  expect(solveLinear(new Float64Array([1, 2, 2, 4]), new Float64Array([1, 2]))).toBeNull();
  expect(solveLinear(new Float64Array([Number.NaN]), new Float64Array([1]))).toBeNull();
});
