import { describe, expect, it } from 'vitest';
import {
  eSeriesNames,
  firstSeriesWith,
  nearestByDifference,
  nearestInRatio,
  neighbours,
  roundToSeries,
  standardAtOrAbove,
  standardAtOrBelow,
  standardValuesBetween,
  valuesOf,
} from './e-series.ts';

describe('the decades of IEC 60063', () => {
  it.each(eSeriesNames)('%s has as many values as its name says', (series) => {
    expect(valuesOf(series)).toHaveLength(Number(series.slice(1)));
  });

  it('has the values of the standard, with its exception 920', () => {
    expect(valuesOf('E3')).toEqual([100, 220, 470]);
    expect(valuesOf('E12').slice(-3)).toEqual([560, 680, 820]);
    expect(valuesOf('E96').slice(1, 4)).toEqual([102, 105, 107]);
    expect(valuesOf('E192')).toContain(920);
    expect(valuesOf('E192')).not.toContain(919);
    expect(valuesOf('E48').at(-1)).toBe(953);
  });
});

it('gives exact decimal values in every decade', () => {
  expect(nearestInRatio(4555.5, 'E24')).toBe(4700);
  expect(nearestInRatio(4.6e-12, 'E12')).toBe(4.7e-12);
  expect(nearestInRatio(0.3302, 'E24')).toBe(0.33);
  expect(nearestInRatio(9.9e6, 'E12')).toBe(1e7);
});

it('finds every standard value at itself, in spite of rounding errors', () => {
  for (const series of eSeriesNames) {
    for (const digits of valuesOf(series)) {
      for (const power of [-12, -3, 0, 7]) {
        const value = Number(`${digits}e${power}`);
        for (const noisy of [value, value * (1 + 1e-12), value * (1 - 1e-12)]) {
          expect(nearestInRatio(noisy, series)).toBe(value);
          expect(standardAtOrBelow(noisy, series)).toBe(value);
          expect(standardAtOrAbove(noisy, series)).toBe(value);
        }
      }
    }
  }
});

it('rounds up, down and to both sides', () => {
  expect(standardAtOrAbove(1001, 'E12')).toBe(1200);
  expect(standardAtOrBelow(1199, 'E12')).toBe(1000);
  expect(neighbours(950, 'E24')).toEqual([910, 1000]);
  expect(neighbours(1000, 'E24')).toEqual([1000, 1100]);
});

it('tells nearest in ratio from nearest by difference', () => {
  expect(nearestInRatio(1485, 'E3')).toBe(2200);
  expect(nearestByDifference(1485, 'E3')).toBe(1000);
});

it('takes the larger value on a tie', () => {
  expect(nearestByDifference(1.05e-9, 'E24')).toBe(1.1e-9);
  expect(nearestInRatio(Math.sqrt(2.2 * 4.7), 'E3')).toBe(4.7);
});

it('keeps the exact value where no series is wanted', () => {
  expect(roundToSeries(1234.5, 'none')).toBe(1234.5);
  expect(roundToSeries(1234.5, 'E24')).toBe(1200);
});

it('lists the values of a range with both ends', () => {
  expect(standardValuesBetween(91, 150, 'E12')).toEqual([100, 120, 150]);
  expect(standardValuesBetween(100 * (1 + 1e-12), 119.9, 'E12')).toEqual([100]);
  expect(standardValuesBetween(101, 102, 'E12')).toEqual([]);
});

it('names the coarsest series that has a value', () => {
  expect(firstSeriesWith(1000)).toBe('E3');
  expect(firstSeriesWith(0.68)).toBe('E6');
  expect(firstSeriesWith(5100)).toBe('E24');
  expect(firstSeriesWith(5110)).toBe('E48');
  expect(firstSeriesWith(9.2)).toBe('E192');
  expect(firstSeriesWith(9.19)).toBeNull();
});

it('has no standard value for what is not a positive number', () => {
  expect(nearestInRatio(0, 'E24')).toBeNaN();
  expect(standardAtOrAbove(-1, 'E24')).toBeNaN();
  expect(nearestByDifference(Infinity, 'E24')).toBeNaN();
});
