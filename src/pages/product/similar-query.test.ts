import { expect, test } from 'vitest';
import type { ProductAttribute } from '#contract/api/part.ts';
import { writeListing } from '#contract/listing/listing-url.ts';
import { filterText, similarFilters, similarListing } from './similar-query.ts';

const none = { si: null, si_min: null, si_max: null, option: null, bool: null, text: '' };
const attributes: ProductAttribute[] = [
  { ...none, key: 'capacitance', name: 'Capacitance', kind: 'number', unit: 'F', si: 4.7e-6 },
  { ...none, key: 'temperature', name: 'Temperature', kind: 'range', unit: '°C', si_min: -55, si_max: 125 },
  { ...none, key: 'dielectric', name: 'Dielectric', kind: 'option', unit: '', option: 'x7r' },
  { ...none, key: 'automotive', name: 'Automotive', kind: 'boolean', unit: '', bool: true },
  { ...none, key: 'remark', name: 'Remark', kind: 'text', unit: '', text: 'anything' },
];
const all = attributes.map(({ key }) => key);

test('kept values become an address that people can read', () => {
  expect(writeListing(similarListing(attributes, all))).toBe('capacitance=4.7u..4.7u&temperature=-55..125&dielectric=x7r&automotive=yes');
});

test('and the very values of the part as filters', () => {
  expect(similarFilters(attributes, similarListing(attributes, all))).toEqual([
    { key: 'capacitance', min: 4.7e-6, max: 4.7e-6 },
    { key: 'temperature', min: -55, max: 125 },
    { key: 'dielectric', in: ['x7r'] },
    { key: 'automotive', bool: true },
  ]);
});

test('free text is no filter', () => {
  expect(attributes.map(filterText)[4]).toBeNull();
});
