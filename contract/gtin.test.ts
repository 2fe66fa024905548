import { expect, it } from 'vitest';
import { printedGtin, readGtin } from './gtin.ts';

// Examples of GS1's check digit calculator: gs1.org/services/check-digit-calculator.
it.each([
  ['4006381333931', '04006381333931'],
  ['4 006381 333931', '04006381333931'],
  ['96385074', '00000096385074'],
  ['036000291452', '00036000291452'],
  ['10614141000415', '10614141000415'],
])('reads %s', (typed, gtin) => {
  expect(readGtin(typed)).toBe(gtin);
  expect(readGtin(printedGtin(gtin))).toBe(gtin);
});

it.each(['4006381333932', '400638133393', '00000000000000', '4006381333931x', '', '123456789', '１２３４５６７０'])(
  'refuses %j',
  (typed) => {
    expect(readGtin(typed)).toBeNull();
  },
);

it('prints it as it stands under the bar code', () => {
  expect(['04006381333931', '00000096385074', '00036000291452', '10614141000415'].map(printedGtin)).toEqual([
    '4006381333931',
    '96385074',
    '036000291452',
    '10614141000415',
  ]);
});
