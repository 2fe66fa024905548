import { describe, expect, it } from 'vitest';
import type { Effort } from './effort.ts';
import { solveMicrostrip, solveMicrostripPair } from './microstrip.ts';
import { solveBroadsidePair } from './stripline.ts';
import { spacingRange, synthesise, widthRange } from './synthesis.ts';

const line = { traceThickness: 3.5e-5, dielectricHeight: 2e-4, relativePermittivity: 4.3 };
const single = (traceWidth: number, effort: Effort) => solveMicrostrip({ ...line, traceWidth }, effort).impedance;
const differential = (spacing: number, effort: Effort) =>
  2 * solveMicrostripPair({ ...line, traceWidth: 2.5e-4 }, spacing, effort).odd.impedance;
const broadside = (traceWidth: number, effort: Effort) =>
  2 *
  solveBroadsidePair({ traceWidth, traceThickness: 3.5e-5, traceGap: 2e-4, heightToPlane: 2.5e-4, relativePermittivity: 4.2 }, effort).odd
    .impedance;

describe('searching a dimension', () => {
  it.each([
    ['a width of 5 µm', single, widthRange(2e-4), 5e-6],
    ['a width of 0.36 mm', single, widthRange(2e-4), 3.6e-4],
    ['a width of 8 mm', single, widthRange(2e-4), 8e-3],
    ['a spacing of 20 µm', differential, spacingRange(2e-4), 2e-5],
    ['a spacing of 0.3 mm', differential, spacingRange(2e-4), 3e-4],
    ['a broadside width of 0.15 mm', broadside, widthRange(7.7e-4), 1.5e-4],
  ])('comes back to %s', (_, impedanceAt, range, dimension) => {
    const result = synthesise(impedanceAt(dimension, 'full'), range, impedanceAt);
    expect(result.reached && result.dimension / dimension).toBeCloseTo(1, 5);
    expect(result.reached && impedanceAt(result.dimension, 'full') / impedanceAt(dimension, 'full')).toBeCloseTo(1, 6);
  });

  it('asks for few full solutions', () => {
    let full = 0;
    synthesise(50, widthRange(2e-4), (width, effort) => {
      if (effort === 'full') full += 1;
      return single(width, effort);
    });
    expect(full).toBeLessThan(5);
  });

  it('says what lies at the ends when the target lies beyond them', () => {
    const result = synthesise(500, widthRange(2e-4), single);
    expect(result.reached).toBe(false);
    expect(result.reached || result.impedanceAtLow).toBeCloseTo(single(4e-7, 'full'), 9);
    expect(result.reached || result.impedanceAtHigh).toBeLessThan(2);
  });

  it('finds its way with a quick value that misleads', () => {
    const result = synthesise(3, { low: 1, high: 10 }, (x, effort) => (effort === 'quick' ? 1e3 : x));
    expect(result.reached && result.dimension).toBeCloseTo(3, 6);
  });
});
