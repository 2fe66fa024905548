import { describe, expect, it } from 'vitest';
import { magnitude } from '#calculators/math/numeric/complex.ts';
import {
  closedLoop,
  errorAt,
  filterParts,
  loopOf,
  openLoop,
  settlingTime,
  timeConstants,
  transientOf,
  unityFrequency,
} from './charge-pump-loop.ts';

const wish = (poleRatio: number, margin = 48) => ({ gain: 22, angular: 2 * Math.PI * 1e4, margin, poleRatio, gamma: 1.2 });

describe.each([
  ['second order', 0],
  ['third order', 0.5],
])('a filter of the %s', (_, poleRatio) => {
  const parts = filterParts(wish(poleRatio), timeConstants(wish(poleRatio)));
  const loop = loopOf(parts, 22);

  it('has positive parts, unity gain and the wanted margin at the loop bandwidth', () => {
    for (const value of Object.values(parts)) expect(value).toBeGreaterThan(0);
    expect(openLoop(loop, 1e4).magnitude).toBeCloseTo(1, 10);
    expect(openLoop(loop, 1e4).phase).toBeCloseTo(-180 + 48, 8);
    expect(unityFrequency(loop, 3)).toBeCloseTo(1e4, 5);
  });

  it('follows slow changes and none that are fast', () => {
    expect(magnitude(closedLoop(loop, 1))).toBeCloseTo(1, 4);
    expect(magnitude(closedLoop(loop, 1e7))).toBeLessThan(1e-4);
  });

  it('settles from the whole jump to a part of it', () => {
    const transient = transientOf(loop, wish(0).angular) ?? expect.fail('unstable');
    const time = settlingTime(transient, 1e-4);
    expect(errorAt(transient, 0)).toBeCloseTo(1, 9);
    expect(Math.abs(errorAt(transient, time))).toBeCloseTo(1e-4, 10);
    for (let later = time * 1.001; later < 3 * time; later += 0.01) expect(Math.abs(errorAt(transient, later))).toBeLessThan(1e-4);
  });
});

it('gives margins near 90° the exact pole', () => {
  const { t1 } = timeConstants({ ...wish(0, 89.999999), gamma: 1 });
  const angle = (1e-6 * Math.PI) / 180;
  expect((t1 * wish(0).angular) / Math.tan(angle / 2)).toBeCloseTo(1, 7);
});

it('has no transient for a loop that oscillates', () => {
  const { C1, C2 } = { C1: 1e-9, C2: 1e-9 };
  const loop = loopOf({ C1, R2: 1, C2, R3: 1e6, C3: 1e-9 }, 22);
  expect(transientOf(loop, 1e5)).toBeNull();
});

it('answers at once for a loop that hardly settles', () => {
  const wished = wish(0.4, 5e-12);
  const transient = transientOf(loopOf(filterParts(wished, timeConstants(wished)), 22), wished.angular);
  // Rounding decides whether so small a margin still decays.
  expect(transient === null || settlingTime(transient, 1e-4) > 1e6).toBe(true);
});
