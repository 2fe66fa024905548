import { expect, test } from 'vitest';
import { decodeResistor, encodeResistor } from './resistor-code.ts';

test('a value and its bands lead to each other', () => {
  for (const [resistance, digits] of [
    [0.047, 2],
    [4700, 2],
    [99e9, 2],
    [0.475, 3],
    [24_900, 3],
    [976e6, 3],
  ] as const) {
    const bands = encodeResistor({ resistance, tolerance: 1 }, digits)?.out.bands ?? [];
    expect(decodeResistor(bands, digits).out).toMatchObject({ resistance, tolerance: 1 });
  }
});

test('what bands cannot show is rounded or refused', () => {
  expect(encodeResistor({ resistance: 4750, tolerance: 5 }, 2)).toMatchObject({
    out: { resistance: 4800, encodingError: expect.closeTo(1.0526, 4) },
    warnings: ['NOT_STANDARD', false, 'VALUE_ROUNDED'],
  });
  expect(encodeResistor({ resistance: 1e-6, tolerance: 5 }, 2)).toBeNull();
  expect(encodeResistor({ resistance: 999e9, tolerance: 5 }, 2)).toBeNull();
});

test('a link has one black band and no tolerance band', () => {
  const link = encodeResistor({ resistance: 0, tolerance: 0.01, temperatureCoefficient: 1 }, 3);
  expect(link).toMatchObject({ out: { bands: ['black'], letterCode: '0R', encodingError: 0, nearestStandard: null } });
  expect(link?.warnings.filter(Boolean)).toEqual([]);
});

const reversed = (bands: readonly string[], digits: 2 | 3) => decodeResistor(bands, digits).out.reversedReading;

test('bands are read from the other end too, where that can be a resistor', () => {
  expect(reversed(['red', 'red', 'brown', 'brown'], 2)).toEqual({ resistance: 1100, tolerance: 2 });
  expect(reversed(['brown', 'black', 'black', 'brown', 'brown', 'brown'], 3)).toBeNull();
  expect(reversed(['brown', 'red', 'black', 'brown', 'green', 'red'], 3)).toEqual({
    resistance: 251,
    tolerance: 2,
    temperatureCoefficient: 100,
  });
  expect(reversed(['yellow', 'violet', 'red', 'none'], 2)).toBeNull();
});
