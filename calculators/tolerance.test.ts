import { expect, test } from 'vitest';
import { spreadOf, variedInputs, yieldOf } from './tolerance.ts';
import { tool as divider } from './passive-parts/ResistorVoltageDivision/definition.ts';
import { tool as parallel } from './passive-parts/ParallelResistors/definition.ts';

test('two parallel 1 kΩ resistors of 1 % stay within 1 %, and most of them closer', () => {
  const entered = { resistances: [1000, 1000] };
  const varied = variedInputs(parallel, 'total', entered, () => 0.01);
  expect(varied).toHaveLength(2);
  const spread = spreadOf(parallel, entered, varied, 'resistance', 'uniform');
  expect(spread?.nominal).toBeCloseTo(500, 9);
  expect(spread?.worst.low).toBeCloseTo(495, 6);
  expect(spread?.worst.high).toBeCloseTo(505, 6);
  // Two uniform spreads: the deviation of the mean of both is 1 %/√3/√2 of the value.
  expect(spread?.deviation).toBeCloseTo((500 * 0.01) / Math.sqrt(6), 1);
  expect(spread?.middle.high).toBeLessThan(505);
  expect(spread?.histogram.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
});

test('a divider errs most when its resistors err in opposite ways', () => {
  const varied = variedInputs(divider, 'outputVoltage', {}, () => 0.05);
  expect(varied.map(({ id }) => id)).toEqual(['r1', 'r2']);
  const spread = spreadOf(divider, {}, varied, 'outputVoltage', 'normal');
  const nominal = spread?.nominal ?? 0;
  const [r1, r2] = varied.map(({ nominal: value }) => value);
  const ratio = (first: number, second: number) => ((r2 ?? 0) * second) / ((r1 ?? 0) * first + (r2 ?? 0) * second);
  expect(spread?.worst.high).toBeCloseTo((nominal * ratio(0.95, 1.05)) / ratio(1, 1), 9);
  expect(spread?.worst.low).toBeCloseTo((nominal * ratio(1.05, 0.95)) / ratio(1, 1), 9);
});

test('a run can be repeated', () => {
  const entered = { resistances: [1000, 2200, 4700] };
  const varied = variedInputs(parallel, 'total', entered, () => 0.05);
  expect(spreadOf(parallel, entered, varied, 'resistance', 'normal')).toEqual(spreadOf(parallel, entered, varied, 'resistance', 'normal'));
});

test('nothing varies where nothing is a component', () => {
  expect(spreadOf(parallel, {}, [], 'resistance', 'normal')).toBeNull();
});

test('the part that moves the result most is named with its share, and the yield counts what lies within the limits', () => {
  const varied = variedInputs(divider, 'outputVoltage', {}, (id) => (id === 'r1' ? 0.02 : 0.01));
  const spread = spreadOf(divider, {}, varied, 'outputVoltage', 'normal');
  // A divider feels both resistors alike, so twice the tolerance is four times the variance.
  expect(spread?.weights[0]).toBeCloseTo(0.8, 2);
  expect(spread?.weights[1]).toBeCloseTo(0.2, 2);
  if (!spread) return;
  expect(yieldOf(spread, { low: spread.worst.low, high: spread.worst.high })).toBe(1);
  expect(yieldOf(spread, { low: spread.nominal, high: null })).toBeCloseTo(0.5, 1);
  const sigma = { low: spread.mean - spread.deviation, high: spread.mean + spread.deviation };
  expect(yieldOf(spread, sigma)).toBeCloseTo(0.68, 1);
});
