import { expect, it } from 'vitest';
import { meanLogDistance, meanLogDistances } from '#calculators/field-solver/mean-log-distance.ts';
import { gapForInductance, loopResults } from './loop.ts';

const loop = { traceWidth: 5e-4, traceThickness: 3.5e-5, length: 0.05, frequency: 1e7, resistivity: 1.7241e-8 };
const sideBySide = (gap: number) => ({ across: loop.traceWidth, along: loop.traceThickness, gap });

it.each([0, 1e3, 1e7])('finds the gap of a loop again from its inductance at %d Hz', (frequency) => {
  const { out } = loopResults(sideBySide(3e-4), { ...loop, frequency });
  expect((gapForInductance(sideBySide, { ...loop, frequency }, out.inductance) ?? 0) / 3e-4).toBeCloseTo(1, 6);
});

it.each([
  ['little', 1e-9],
  ['much', 1e-6],
])('knows no gap for too %s inductance', (_, inductance) => {
  expect(gapForInductance(sideBySide, loop, inductance)).toBeNull();
});

it('is between its two limits and grows with the distance', () => {
  const [near, far] = [1e-4, 1e-3].map((gap) => loopResults(sideBySide(gap), loop).out);
  expect(near?.inductance).toBeLessThan(near?.inductanceLowFrequency ?? 0);
  expect(near?.inductance).toBeGreaterThan(near?.inductanceHighFrequency ?? Infinity);
  expect(far?.inductance).toBeGreaterThan(near?.inductance ?? Infinity);
  expect(near?.acResistance).toBeGreaterThan(near?.dcResistance ?? Infinity);
});

it('takes the distances of whole columns as it takes those of two rectangles', () => {
  const rows = [-2, -1.5, 0, 0.3, 2];
  const [a, b] = [
    { x: 0, width: 1 },
    { x: 1.2, width: 0.4 },
  ];
  const piece = (column: typeof a, index: number) => {
    const [low, high] = [rows[index] ?? 0, rows[index + 1] ?? 0];
    return { ...column, y: (low + high) / 2, height: high - low };
  };
  const together = meanLogDistances(a, b, rows);
  for (let m = 0; m < 4; m += 1) {
    for (let n = 0; n < 4; n += 1) expect(together[m * 4 + n]).toBeCloseTo(meanLogDistance(piece(a, m), piece(b, n)), 9);
  }
});
