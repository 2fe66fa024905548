import { expect, it } from 'vitest';
import { difference, sideQs } from './match-design.ts';

it('shares a sum of Qs so that both sides meet at one resistance', () => {
  const [q1, q2] = sideQs(1500, 50, { sum: 10 }) ?? [];
  expect((q1 ?? 0) + (q2 ?? 0)).toBeCloseTo(10, 12);
  expect(1500 / (1 + (q1 ?? 0) ** 2)).toBeCloseTo(50 / (1 + (q2 ?? 0) ** 2), 10);
});

it('gives the wanted Q to the side with the larger value', () => {
  const [q1, q2] = sideQs(50, 1500, { higher: 8 }) ?? [];
  expect(q2).toBe(8);
  expect(50 / (1 + (q1 ?? 0) ** 2)).toBeCloseTo(1500 / 65, 10);
});

it('becomes the L network at the least Q and has no answer below it', () => {
  expect(sideQs(200, 50, { higher: Math.sqrt(3) })).toEqual([Math.sqrt(3), 0]);
  expect(sideQs(200, 50, { sum: Math.sqrt(3) })?.[1]).toBeCloseTo(0, 12);
  expect(sideQs(200, 50, { higher: 1.73 })).toBeNull();
  expect(sideQs(200, 50, { sum: 1.73 })).toBeNull();
});

it('keeps a tiny Q between equal resistances', () => {
  expect(sideQs(50, 50, { sum: 2e-10 })).toEqual([1e-10, 1e-10]);
});

it('takes a remainder of rounding for nothing', () => {
  expect(difference(0.1 + 0.2, 0.3)).toBe(0);
  expect(difference(1, 0.9)).toBeCloseTo(0.1, 12);
});
