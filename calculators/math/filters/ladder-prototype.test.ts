import { expect, it } from 'vitest';
import {
  butterworthPrototype,
  chebyshevAttenuation,
  chebyshevHalfPower,
  chebyshevPrototype,
  ladderLoad,
  placementOf,
} from './ladder-prototype.ts';

const rounded = (values: readonly number[]) => values.map((value) => Number(value.toFixed(4)));

it('has the values of the published tables', () => {
  expect(rounded(butterworthPrototype(3))).toEqual([1, 2, 1, 1]);
  expect(rounded(chebyshevPrototype(3, 0.5))).toEqual([1.5963, 1.0967, 1.5963, 1]);
  expect(rounded(chebyshevPrototype(4, 0.5))).toEqual([1.6703, 1.1926, 2.3661, 0.8419, 1.9841]);
});

it('attenuates by the ripple at its end and by 3 dB at the half-power frequency', () => {
  expect(chebyshevAttenuation(5, 0.5, 1)).toBeCloseTo(0.5, 12);
  expect(chebyshevAttenuation(5, 0.5, chebyshevHalfPower(5, 0.5))).toBeCloseTo(10 * Math.log10(2), 12);
  expect(chebyshevAttenuation(4, 1e-12, 0)).toBeCloseTo(1e-12, 20);
});

it('needs another load than the source for an even order only', () => {
  expect(ladderLoad(chebyshevPrototype(5, 0.5), 'series', 50)).toBe(50);
  expect(ladderLoad(chebyshevPrototype(4, 0.5), 'series', 50)).toBeCloseTo(50 * 1.9841, 1);
  expect(ladderLoad(chebyshevPrototype(4, 0.5), 'shunt', 50)).toBeCloseTo(50 / 1.9841, 2);
  expect(placementOf(2, 'series')).toBe('shunt');
});
