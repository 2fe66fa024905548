import { expect, test } from 'vitest';
import { writtenTaxId } from './written-tax-id.ts';

test.each([
  ['BR', '11144477735', '111.444.777-35'],
  ['BR', '111.444.777-35', '111.444.777-35'],
  ['BR', '00000000000191', '00.000.000/0001-91'],
  ['ID', '012345678901000', '01.234.567.8-901.000'],
  ['ID', '3171234567890123', '3171234567890123'],
  ['DE', 'DE136695976', 'DE136695976'],
])('%s writes %s as %s', (country, id, text) => {
  expect(writtenTaxId(country, id)).toBe(text);
});
