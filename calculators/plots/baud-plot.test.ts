import { expect, test } from 'vitest';
import { baudPlot } from './baud-plot.ts';

const errors: Record<number, number | null> = { 300: 0, 9600: -0.07, 10_000: 0.001, 19_200: null };

test('the wanted rate stands among the standard ones, and rates out of reach have no bar', () => {
  const plot = baudPlot([300, 9600, 19_200], 10_000, 0.02, (baud) => errors[baud]);
  expect(plot.series[0]?.points).toEqual([
    [300, 0],
    [9600, -0.07],
    [10_000, 0.001],
    [19_200, null],
  ]);
  expect(plot.marks).toEqual([{ x: 10_000, y: 0.001 }]);
});

test('a standard rate has one bar when it is the wanted one, and none is marked out of reach', () => {
  const plot = baudPlot([9600, 19_200], 19_200, 0.02, (baud) => errors[baud]);
  expect(plot.series[0]?.points).toHaveLength(2);
  expect(plot.marks).toEqual([]);
});
