import { describe, expect, it } from 'vitest';
import { decimalsOf, degreeTicks, logEnds, logMinor, logTicks } from './ticks.ts';

describe('a logarithmic axis', () => {
  it('is labelled 1-2-5 while there is room, then by decades, then by every so many', () => {
    expect(logTicks(1, 100, 8)).toEqual([1, 2, 5, 10, 20, 50, 100]);
    expect(logTicks(1, 100, 5)).toEqual([1, 3, 10, 30, 100]);
    expect(logTicks(1, 1e6, 7)).toEqual([1, 10, 100, 1e3, 1e4, 1e5, 1e6]);
    expect(logTicks(1, 1e9, 6)).toEqual([1, 100, 1e4, 1e6, 1e8]);
  });

  it('is labelled evenly where it spans less than a decade', () => {
    expect(logTicks(42, 58, 6).length).toBeGreaterThan(3);
  });

  it('has every label inside its ends', () => {
    for (const [low, high] of [
      [0.03, 17],
      [7e-9, 3e-4],
      [159, 159_000],
    ] as const) {
      expect(logTicks(low, high, 6).every((value) => value >= low * 0.999 && value <= high * 1.001)).toBe(true);
      expect(logMinor(low, high).every((value) => value >= low * 0.999 && value <= high * 1.001)).toBe(true);
    }
  });

  it('ends at round numbers around its values', () => {
    expect(logEnds(23, 410)).toEqual([20, 500]);
    expect(logEnds(20, 500)).toEqual([20, 500]);
  });
});

describe('a linear axis', () => {
  it('in degrees has steps of angles', () => {
    expect(degreeTicks(-180, 180, 6)).toEqual([-180, -90, 0, 90, 180]);
    expect(degreeTicks(-90, 0, 7)).toEqual([-90, -75, -60, -45, -30, -15, 0]);
  });

  it('has the decimals that tell its labels apart', () => {
    expect([decimalsOf([0, 0.5]), decimalsOf([0.1, 0.12]), decimalsOf([20, 40])]).toEqual([1, 2, 0]);
  });
});
