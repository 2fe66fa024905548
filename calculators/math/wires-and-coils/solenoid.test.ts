import { expect, it } from 'vitest';
import { nagaokaCoefficient, rosaMutualCorrection, rosaSurfaceCorrection } from './solenoid.ts';

it.each([
  [0.1, 0.959],
  [1, 0.688423],
  [2, 0.52551],
  [10, 0.203315],
])('has the coefficient of the tables for diameter/length %d', (ratio, tabulated) => {
  expect(nagaokaCoefficient(ratio, 1)).toBeCloseTo(tabulated, 3);
});

it('corrects for round wire as the tables of Rosa and Grover do', () => {
  expect(rosaMutualCorrection(1)).toBeCloseTo(0, 3);
  expect(rosaMutualCorrection(10)).toBeCloseTo(0.2664, 3);
  expect(rosaMutualCorrection(1000)).toBeCloseTo(0.3364, 3);
  expect(rosaSurfaceCorrection(1, 1)).toBeCloseTo(1.5 - Math.LN2, 12);
});

it('keeps its digits for very short and very long coils', () => {
  expect(nagaokaCoefficient(1, 1e9)).toBeCloseTo(1 - 4 / (3 * Math.PI * 1e9), 14);
  const [exact, narrow] = [nagaokaCoefficient(1, 0.005), nagaokaCoefficient(1, 0.0049999999)];
  expect(exact / narrow).toBeCloseTo(1, 7);
});
