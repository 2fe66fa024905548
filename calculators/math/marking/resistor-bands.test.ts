import { expect, it } from 'vitest';
import { decimalValue } from '#calculators/math/numeric/decimal.ts';
import { encodeBands, readBands, readBandsReversed } from './resistor-bands.ts';
import { colourOfValue, digitColours, multiplierExponents, temperatureColours, toleranceColours } from './resistor-colours.ts';

it('reads four, five and six bands exactly', () => {
  expect(readBands(['yellow', 'violet', 'red', 'gold'], 2)).toEqual({ resistance: 4700, tolerance: 5, temperatureCoefficient: null });
  expect(readBands(['brown', 'black', 'black', 'brown', 'brown'], 3)?.resistance).toBe(1000);
  expect(readBands(['yellow', 'violet', 'green', 'pink', 'violet', 'red'], 3)).toEqual({
    resistance: 0.475,
    tolerance: 0.1,
    temperatureCoefficient: 50,
  });
  expect(readBands(['brown', 'black', 'red', 'none'], 2)?.tolerance).toBe(20);
});

it('refuses a colour where it may not stand', () => {
  expect(readBands(['gold', 'violet', 'red', 'gold'], 2)).toBeNull();
  expect(readBands(['brown', 'black', 'black', 'brown', 'none'], 3)).toBeNull();
  expect(readBands(['brown', 'black', 'black', 'brown', 'brown', 'white'], 3)).toBeNull();
});

it('reads from the other end where that makes sense', () => {
  expect(readBandsReversed(['brown', 'black', 'black', 'red', 'brown'], 3)?.resistance).toBe(120);
  expect(readBandsReversed(['yellow', 'violet', 'red', 'gold'], 2)).toBeNull();
  expect(readBandsReversed(['red', 'red', 'red', 'brown', 'brown', 'black'], 3)).toBeNull();
});

it('encodes to the nearest value that bands can say', () => {
  expect(encodeBands(47500, 3)?.colours).toEqual(['yellow', 'violet', 'green', 'red']);
  expect(encodeBands(0.47, 2)?.colours).toEqual(['yellow', 'violet', 'silver']);
  expect(encodeBands(0, 2)?.colours).toEqual(['black']);
  expect(encodeBands(0.0099, 2)).toBeNull();
  expect(encodeBands(1e12, 3)).toBeNull();
});

it('reads back what it encodes', () => {
  for (const resistance of [0.47, 5.6, 999, 1e3, 8.25e4, 9.1e10]) {
    const encoded = encodeBands(resistance, 3);
    const read = readBands([...(encoded?.colours ?? []), 'brown'], 3);
    expect(read?.resistance).toBe(encoded && decimalValue(encoded.value));
    expect(read?.resistance).toBe(resistance);
  }
});

it('finds the colour of a value', () => {
  expect(colourOfValue(toleranceColours, 0.25)).toBe('blue');
  expect(colourOfValue(temperatureColours, 3)).toBeNull();
  expect(colourOfValue(multiplierExponents, 7)).toBe(digitColours[7]);
});
