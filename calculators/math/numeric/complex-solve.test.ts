import { expect, it } from 'vitest';
import { complexArray, solveComplex } from './complex-solve.ts';

it('finds the solution of a system that needs its rows exchanged', () => {
  const size = 24;
  const matrix = complexArray(size * size);
  const wanted = complexArray(size);
  const right = complexArray(size);
  for (let k = 0; k < size * size; k += 1) {
    matrix.re[k] = Math.sin(1 + 5 * k);
    matrix.im[k] = k % (size + 1) === 0 ? 0 : Math.cos(3 * k);
  }
  matrix.re[0] = 0;
  for (let k = 0; k < size; k += 1) [wanted.re[k], wanted.im[k]] = [k - 2, 3 - 2 * k];
  for (let row = 0; row < size; row += 1) {
    for (let k = 0; k < size; k += 1) {
      const [a, b, x, y] = [matrix.re[row * size + k] ?? 0, matrix.im[row * size + k] ?? 0, wanted.re[k] ?? 0, wanted.im[k] ?? 0];
      right.re[row] = (right.re[row] ?? 0) + a * x - b * y;
      right.im[row] = (right.im[row] ?? 0) + a * y + b * x;
    }
  }
  const solution = solveComplex(matrix, right);
  for (let k = 0; k < size; k += 1) {
    expect(solution?.re[k]).toBeCloseTo(wanted.re[k] ?? 0, 9);
    expect(solution?.im[k]).toBeCloseTo(wanted.im[k] ?? 0, 9);
  }
});

it('says when there is no single solution', () => {
  expect(solveComplex(complexArray(4), complexArray(2))).toBeNull();
});
