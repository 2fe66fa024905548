import { expect, test } from 'vitest';
import { effectivePermittivityAt, impedanceRiseAt, normalisedFrequency } from './microstrip-dispersion.ts';

const alumina = { widthRatio: 1, relativePermittivity: 9.9, effectivePermittivity: 6.47 };

test('1 GHz on 1 mm is 1 GHz·mm', () => {
  expect(normalisedFrequency(1e9, 1e-3)).toBeCloseTo(1, 12);
});

test('direct current changes nothing', () => {
  expect(effectivePermittivityAt(0, alumina)).toBe(6.47);
  expect(impedanceRiseAt(0, alumina)).toBe(1);
});

test('the effective permittivity climbs from its static value towards that of the dielectric', () => {
  const values = [0.1, 1, 10, 100, 1e4].map((g) => effectivePermittivityAt(g, alumina));
  expect(values).toEqual(values.toSorted((a, b) => a - b));
  expect(values[0]).toBeCloseTo(6.47, 2);
  expect(values.at(-1)).toBeCloseTo(9.9, 2);
});

test('the impedance rise is steady where the published fit has its pole', () => {
  const rises = [1, 1.01, 1.02, 1.03, 1.04, 1.1, 1.1999, 1.2].map((relativePermittivity) =>
    impedanceRiseAt(20, { widthRatio: 1, relativePermittivity, effectivePermittivity: 1 + 0.62 * (relativePermittivity - 1) }),
  );
  expect(rises).toEqual(rises.toSorted((a, b) => a - b));
  expect(rises[0]).toBe(1);
  expect(rises.at(-2)).toBeCloseTo(rises.at(-1) ?? 0, 3);
});

test('frequencies beyond all sense still give a number', () => {
  expect(impedanceRiseAt(1e40, alumina)).toBeGreaterThan(0);
});
