import { expect, test } from 'vitest';
import { groupedIban, isIban, plainIban } from './iban.ts';

/** Examples of the SWIFT IBAN registry. */
const published = [
  'DE89370400440532013000',
  'GB29NWBK60161331926819',
  'FR1420041010050500013M02606',
  'NO9386011117947',
  'BR1800360305000010009795493C1',
];

test.each(published)('%s is an account', (iban) => {
  expect(isIban(iban)).toBe(true);
  expect(plainIban(groupedIban(iban.toLowerCase()))).toBe(iban);
});

test.each([
  'DE88370400440532013000',
  'DE89370400440532010300',
  'DE8937040044053201300',
  'DE89 3704 0044 0532 0130 00',
  'DE',
  '',
  '0'.repeat(22),
])('"%s" is none', (text) => {
  expect(isIban(text)).toBe(false);
});

test('it is shown in groups of four', () => {
  expect(groupedIban('NO9386011117947')).toBe('NO93 8601 1117 947');
});
