import { expect, test } from 'vitest';
import { readPasted } from './pasted-parts.ts';
import { typedPieces, typedPrice } from './typed-price.ts';

test('a part per line is read from tables, lists and typed text', () => {
  const text = 'LM358N\t1000\tTI\nNE555P; 2.500\n\nXYZ-1 250\nBC547B, 10, Acme';
  expect(readPasted(text)).toEqual({
    parts: [
      { mpn: 'LM358N', quantity: 1000, manufacturer: 'TI' },
      { mpn: 'NE555P', quantity: 2500 },
      { mpn: 'XYZ-1', quantity: 250 },
      { mpn: 'BC547B', quantity: 10, manufacturer: 'Acme' },
    ],
    bad: [],
  });
});

test('lines without a part and a quantity are named', () => {
  expect(readPasted('LM358N\nNE555P; 0\nX; 10\nTL072; 5').bad).toEqual([1, 2, 3]);
});

test('a price takes comma or point and six decimals at most', () => {
  expect([typedPrice('0,125'), typedPrice('12'), typedPrice(' 1.5 ')]).toEqual(['0.125', '12', '1.5']);
  expect([typedPrice('0'), typedPrice('-1'), typedPrice('1.2345678'), typedPrice('1,000.5'), typedPrice('abc')]).toEqual(
    Array(5).fill(null),
  );
  expect([typedPieces('1.000'), typedPieces('0'), typedPieces('1e3'), typedPieces('2000000000')]).toEqual([1000, null, null, null]);
});
