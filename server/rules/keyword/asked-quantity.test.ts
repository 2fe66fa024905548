import { expect, it } from 'vitest';
import { readAskedQuantity } from './asked-quantity.ts';

it.each([
  ['>=500mA', { bound: 'at_least', readings: [{ unit: 'A', value: 0.5 }] }],
  ['≤5mA', { bound: 'at_most', readings: [{ unit: 'A', value: 0.005 }] }],
  ['5..12V', { readings: [{ unit: 'V', value: 5, upTo: 12 }] }],
  ['4.5…17V', { readings: [{ unit: 'V', value: 4.5, upTo: 17 }] }],
  ['100mA-2A', { readings: [{ unit: 'A', value: 0.1, upTo: 2 }] }],
  ['-5V', { readings: [{ unit: 'V', value: -5 }] }],
  ['+5V', { readings: [{ unit: 'V', value: 5 }] }],
  ['±15V', { readings: [{ unit: 'V', value: 15 }] }],
])('%s is asked for', (token, asked) => {
  expect(readAskedQuantity(token)).toEqual(asked);
});

it.each(['12-5V', '104031-0811', '1-84953-0', '-'])('%s is no value', (token) => {
  expect(readAskedQuantity(token)).toBeNull();
});
