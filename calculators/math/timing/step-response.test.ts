import { expect, it } from 'vitest';
import { exponentialProgress, secondOrderStep, seriesResonance } from './step-response.ts';

it('keeps the digits of a change that has hardly begun', () => {
  expect(exponentialProgress(1e-20, 1)).toBe(1e-20);
  expect(exponentialProgress(1, 1)).toBeCloseTo(1 - 1 / Math.E, 15);
});

it('gives damping ratio and frequency of a series circuit', () => {
  const { damping, angular } = seriesResonance({ resistance: 20, inductance: 1e-3, capacitance: 1e-6 });
  expect(damping).toBeCloseTo(0.31622776602, 10);
  expect(angular / (2 * Math.PI)).toBeCloseTo(5032.9212104, 6);
});

it.each([0.01, 0.5, 0.999, 1, 1.001, 3, 100])('solves the differential equation, damping ratio %d', (damping) => {
  const [angular, step] = [1000, 1e-7];
  for (const time of [0.0003, 0.001, 0.004]) {
    const [before, now, after] = [time - step, time, time + step].map((at) => secondOrderStep(at, damping, angular));
    const slope = ((after?.remaining ?? 0) - (before?.remaining ?? 0)) / (2 * step);
    const bend = -((after?.rate ?? 0) - (before?.rate ?? 0)) / (2 * step);
    expect(slope + (now?.rate ?? 0)).toBeCloseTo(0, 3);
    expect((bend + 2 * damping * angular * slope) / angular ** 2 + (now?.remaining ?? 0)).toBeCloseTo(0, 5);
  }
});

it('starts at rest and ends settled, however late', () => {
  for (const damping of [0.2, 1, 5]) {
    expect(secondOrderStep(0, damping, 1e3).remaining).toBeCloseTo(1, 14);
    expect(secondOrderStep(0, damping, 1e3).rate).toBeCloseTo(0, 14);
    expect(secondOrderStep(1e300, damping, 1e3)).toEqual({ remaining: 0, rate: 0 });
  }
});
