import { expect, it } from 'vitest';
import { backwardCoefficient, crosstalkDecibels, crosstalkExtremes, ruleOfThumbCrosstalk } from './crosstalk.ts';

const [even, odd] = [
  { impedance: 62.36743, delay: 0.1 * 6.917e-9 },
  { impedance: 42.08003, delay: 0.1 * 6.917e-9 },
];

it('fills the backward wave of a long pair to Kb and shows none ahead in one dielectric', () => {
  const { near, far } = crosstalkExtremes(even, odd, { voltage: 3.3, riseTime: 1e-9 });
  expect(backwardCoefficient(62.36743, 42.08003)).toBeCloseTo(0.09805142, 7);
  expect(near).toBeCloseTo(0.3235697, 3);
  expect(Math.abs(far)).toBeLessThan(0.01 * near);
});

it('shrinks the backward wave of a short pair in proportion', () => {
  const [shortEven, shortOdd] = [even, odd].map((mode) => ({ ...mode, delay: 1e-11 }));
  const { near } = crosstalkExtremes(shortEven ?? even, shortOdd ?? odd, { voltage: 1, riseTime: 1e-9 });
  expect(near).toBeCloseTo(0.098 * 0.02, 4);
});

it('shows a negative pulse ahead where the odd mode is faster', () => {
  const { near, far } = crosstalkExtremes(
    { impedance: 77.64935, delay: 0.1 * 5.9754e-9 },
    { impedance: 54.91612, delay: 0.1 * 5.3663e-9 },
    { voltage: 3.3, riseTime: 1e-9 },
  );
  expect(near).toBeCloseTo(0.2850646, 3);
  expect(far).toBeCloseTo(-0.09973826, 3);
});

it('hears nothing between lines that do not couple', () => {
  const { near, far } = crosstalkExtremes({ ...odd, impedance: odd.impedance * (1 + 1e-13) }, odd, { voltage: 3.3, riseTime: 1e-9 });
  expect([near, far]).toEqual([0, 0]);
});

it('has no level where there is no noise', () => {
  expect(crosstalkDecibels(-0.1)).toBeCloseTo(-20, 12);
  expect(crosstalkDecibels(1e-12)).toBeNull();
});

it('guesses by the rule of thumb', () => {
  expect(ruleOfThumbCrosstalk(3, 5)).toBeCloseTo(-20, 12);
  expect(ruleOfThumbCrosstalk(0, 0.1)).toBeCloseTo(-20, 12);
});
