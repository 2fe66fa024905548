import { expect, it } from 'vitest';
import { withPlainDigits } from './typed-number.ts';

it.each([
  ['10,000', 'en-US', '10000'],
  ['10,000 µF', 'en-US', '10000 µF'],
  ['1,5k', 'de-DE', '1.5k'],
  ['1.000', 'de-DE', '1000'],
  ['1.000', 'en-US', '1.000'],
  ['1,00,000', 'hi-IN', '100000'],
  ['10 000 Ω', 'fr-FR', '10000 Ω'],
  ['10\u202f000', 'fr-FR', '10000'],
  ['4k7', 'de-DE', '4k7'],
  ['100 n', 'en-US', '100 n'],
  ['R47', 'en-US', 'R47'],
  ['1,2.3,4', 'en-US', '1,2.3,4'],
  ['  ', 'en-US', ''],
])('%s in %s is %s for an address', (typed, tag, plain) => {
  expect(withPlainDigits(typed, tag)).toBe(plain);
});
