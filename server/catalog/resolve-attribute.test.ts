import { expect, it } from 'vitest';
import type { AttributeEntry } from '#server/search/reference.ts';
import { readAttribute } from './resolve-attribute.ts';

const attribute = (rest: Partial<AttributeEntry>): AttributeEntry => ({
  id: 1,
  key: 'x',
  kind: 'number',
  unit: '',
  names: { en: 'X' },
  options: [],
  ...rest,
});
const read = (raw: string, rest: Partial<AttributeEntry>) => {
  const answer = readAttribute(raw, attribute(rest));
  return answer.ok ? answer.value : answer.code;
};

const option = (key: string, name: string) => ({ id: 1, key, names: { en: name } });
const options = [option('c0g', 'C0G (NP0)'), option('x7r', 'X7R'), option('m0', 'Cortex-M0'), option('m0plus', 'Cortex-M0+')];

it.each(['-55°C ~ 125°C', '-55℃~125℃', '-55 °C～+125 °C', '-55 to 125', '-55°C...125°C', '−55 … 125 °C', '-55°C ÷ +125°C'])(
  'a range of temperatures: %s',
  (cell) => {
    expect(read(cell, { kind: 'range', unit: '°C' })).toEqual([-55, 125]);
  },
);

it.each([
  ['1000V (1kV)', 'V', 1000],
  ['±1 %', '%', 1],
  ['±5%（5%）', '%', 5],
  ['1kV (2kV)', 'V', 'invalid_format'],
  ['1kV (DC)', 'V', 'invalid_format'],
  ['-20%, +80%', '%', 'invalid_format'],
  ['±0.1pF', '%', 'not_allowed'],
] as const)('%s in %s is %s', (cell, unit, value) => {
  expect(read(cell, { unit })).toBe(value);
});

it.each([
  ['C0G, NP0', 'c0g'],
  ['NP0/C0G', 'c0g'],
  ['C0G(NP0)', 'c0g'],
  ['NPO', 'c0g'],
  ['X7R', 'x7r'],
  ['Cortex-M0', 'm0'],
  ['Cortex-M0+', 'm0plus'],
  ['C0G, X7R', 'not_allowed'],
  ['CortexM0', 'not_allowed'],
  [',', 'not_allowed'],
])('%s is the option %s', (cell, key) => {
  expect(read(cell, { kind: 'option', options })).toBe(key);
});
