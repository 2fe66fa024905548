import { expect, it } from 'vitest';
import { personName } from './person-name.ts';

it.each([
  ['DE', 'Marta', 'Keller', 'Marta Keller'],
  ['JP', '花子', '佐藤', '佐藤 花子'],
  ['CN', '小明', '王', '王小明'],
  ['CN', 'Xiaoming', 'Wang', 'Wang Xiaoming'],
  ['HU', 'Katalin', 'Karikó', 'Karikó Katalin'],
  [null, 'Marta', '', 'Marta'],
])('writes a name in the order of %s', (country, first_name, last_name, name) => {
  expect(personName({ country, first_name, last_name })).toBe(name);
});
