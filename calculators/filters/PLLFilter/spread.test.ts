import { expect, it } from 'vitest';
import { usualShares } from '#calculators/circuit/spread.ts';
import { evaluate } from '#calculators/evaluate.ts';
import { tool } from './definition.ts';
import { plots } from './plots.ts';
import { closedLoopPlot, loopParts, loopResults, loopSpread } from './spread.ts';

const answer = evaluate(tool, {});
const out = answer.ok ? answer.out : {};
const given = Object.fromEntries(Object.entries(tool.inputs).map(([id, { default: value }]) => [id, value]));
const parts = loopParts(out['components']);
const usual = { shares: usualShares, distribution: 'normal' } as const;

it.each(loopResults)('begins with %s as the calculator says it for the parts as bought', (result) => {
  const spread = loopSpread(given, parts, result, usual);
  expect(spread?.nominal).toBeCloseTo(Number(out[result]), 9);
  expect(spread?.refused).toBe(0);
});

it('does not move without tolerances, and lies within the worst case with them', () => {
  const exact = loopSpread(given, parts, 'standardPhaseMargin', { ...usual, shares: { R: 0, C: 0, L: 0 } });
  expect(exact?.deviation).toBeCloseTo(0, 9);
  const spread = loopSpread(given, parts, 'standardPhaseMargin', usual);
  expect(spread?.deviation).toBeGreaterThan(0.01);
  expect(spread?.values[0]).toBeGreaterThanOrEqual(Number(spread?.worst.low));
  expect(spread?.values.at(-1)).toBeLessThanOrEqual(Number(spread?.worst.high));
});

it('names the parts that matter: above the zero the gain of the loop is that of R2', () => {
  // There |F| is about R2 while C1 is small beside C2, so 1 % of R2 moves the crossing by nearly 1 %.
  const onlyR2 = loopSpread(given, parts, 'standardLoopBandwidth', { ...usual, shares: { R: 0.01, C: 0, L: 0 } });
  expect(onlyR2?.weights[parts.findIndex(({ name }) => name === 'R2')]).toBeCloseTo(1, 9);
  expect(Number(onlyR2?.worst.high) / Number(onlyR2?.nominal)).toBeGreaterThan(1.004);
});

it('varies all five parts of the third order', () => {
  const third = evaluate(tool, { mode: 'thirdOrder' });
  expect(loopParts(third.ok ? third.out['components'] : undefined).map(({ name }) => name)).toEqual(['C1', 'R2', 'C2', 'R3', 'C3']);
});

it('draws how the closed loop answers with real parts: the band is the curve without tolerances, and around it with them', () => {
  const exact = closedLoopPlot(given, parts, { R: 0, C: 0, L: 0 });
  for (const [, low, high] of exact?.band?.points ?? []) expect(high - low).toBeCloseTo(0, 9);
  const spread = closedLoopPlot(given, parts, usualShares);
  const [, low = 0, high = 0] = spread?.band?.points[30] ?? [];
  const atBandwidth = exact?.band?.points[30]?.[1] ?? Number.NaN;
  expect(low).toBeLessThan(atBandwidth);
  expect(high).toBeGreaterThan(atBandwidth);
  expect(high - low).toBeGreaterThan(0.1);
});

it('has a group delay whose area is the half turn that a loop of this kind makes in all', () => {
  const delay = plots({ ...given, mode: 'secondOrder' } as never, out as never).find(({ id }) => id === 'delay'); // as the page passes them
  const points = delay?.series[0]?.points ?? [];
  const area = points.slice(1).reduce((sum, [x, y], index) => {
    const [before, last] = points[index] ?? [x, y];
    return sum + ((2 * Math.PI * (x - before)) / 2) * (Number(y) + Number(last));
  }, 0);
  expect(area / Math.PI).toBeGreaterThan(0.95);
  expect(area / Math.PI).toBeLessThan(1.02);
});
