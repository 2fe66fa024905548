import { describe, expect, it } from 'vitest';
import {
  acceptedShare,
  mismatchLoss,
  reflectionOf,
  reflectionOfLoad,
  reflectionOfPowers,
  reflectionOfReturnLoss,
  reflectionOfVswr,
  reflectionThrough,
  returnLossOf,
  vswrOf,
} from './reflection.ts';

describe('a standing-wave ratio of 2', () => {
  const third = reflectionOfVswr(2);

  it('is a third of the wave, whichever way it is stated', () => {
    for (const same of [
      reflectionOf(1 / 3),
      reflectionOfReturnLoss(20 * Math.log10(3)),
      reflectionOfPowers(9, 1),
      reflectionOfLoad(100, 0, 50),
    ]) {
      expect(same.size).toBeCloseTo(third.size, 14);
      expect(vswrOf(same)).toBeCloseTo(2, 13);
    }
  });

  it('loses half a decibel', () => {
    expect(mismatchLoss(third)).toBeCloseTo(0.511525224, 9);
    expect(acceptedShare(third)).toBeCloseTo(8 / 9, 14);
  });
});

it('keeps a ratio that is nearly a total reflection', () => {
  expect(vswrOf(reflectionOfVswr(1e12)) / 1e12).toBeCloseTo(1, 12);
  expect(vswrOf(reflectionOfLoad(50e12, 0, 50)) / 1e12).toBeCloseTo(1, 12);
});

it('keeps a loss that is nearly none', () => {
  expect(mismatchLoss(reflectionOf(1e-8)) / (1e-16 * (10 / Math.LN10))).toBeCloseTo(1, 12);
  expect(mismatchLoss(reflectionOf(0))).toBe(0);
  expect(returnLossOf(reflectionOf(0))).toBeNull();
});

it('adds twice the loss of a line to the return loss, and takes it away again', () => {
  const load = reflectionOfVswr(3);
  const seen = reflectionThrough(load, 2);
  expect((returnLossOf(seen) ?? 0) - (returnLossOf(load) ?? 0)).toBeCloseTo(4, 12);
  expect(vswrOf(reflectionThrough(seen, -2))).toBeCloseTo(3, 12);
});
