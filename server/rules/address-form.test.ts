import { expect, test } from 'vitest';
import { addressForm } from './address-form.ts';
import { addressLines } from './address-lines.ts';
import { listCountries } from './countries.ts';
import { statesOf } from './states.ts';

const form = (country: string, tag = 'en-US') => addressForm(country, tag, (key) => key);
const names = (country: string, tag: string) => form(country, tag)?.fields.find(({ options }) => options)?.options ?? [];
const keys = (country: string) => form(country)?.fields.map(({ key }) => key);

test('fields come in the order of the country', () => {
  expect(keys('JP')).toEqual(['last_name', 'first_name', 'company', 'tax_id', 'postcode', 'state', 'city', 'line1', 'line2', 'phone']);
  expect(keys('DE')).toEqual(['first_name', 'last_name', 'company', 'tax_id', 'line1', 'line2', 'postcode', 'city', 'phone']);
  expect(keys('CH')).not.toContain('tax_id');
  expect(form('XX')).toBeNull();
});

test('examples fit the patterns that the form gives', () => {
  for (const { code } of listCountries('en')) {
    for (const { key, pattern, example } of form(code)?.fields ?? []) {
      if (pattern === null) continue;
      expect(example, `${code} ${key}`).toMatch(new RegExp(`^(?:${pattern})$`, 'v'));
    }
  }
});

test('states are named in the language of the reader', () => {
  expect(names('JP', 'ja-JP')[12]).toEqual({ code: 'JP-13', name: '東京都' });
  expect(names('JP', 'de-DE')[12]).toEqual({ code: 'JP-13', name: 'Tokyo' });
  expect(names('RU', 'ru-RU')[0]?.name).toBe('Адыгея');
  expect(names('TR', 'tr-TR').map(({ code }) => code)).toContain('İstanbul');
  expect(['RU', 'IN', 'BR', 'ID', 'TR', 'JP', 'MX', 'US', 'CN'].map((country) => statesOf(country, 'en')?.length)).toEqual([
    83, 36, 27, 38, 81, 47, 32, 52, 31,
  ]);
});

test('countries are named and sorted in the language of the reader', () => {
  const german = listCountries('de-DE');
  expect(german.find(({ code }) => code === 'AT')).toEqual({
    code: 'AT',
    currency: 'EUR',
    phone_prefix: '+43',
    eu: true,
    name: 'Österreich',
  });
  expect(german.findIndex(({ code }) => code === 'AT')).toBeLessThan(german.findIndex(({ code }) => code === 'PK'));
  expect(german.filter(({ eu }) => eu)).toHaveLength(27);
  expect(listCountries('ja-JP').find(({ code }) => code === 'DE')?.name).toBe('ドイツ');
});

test('an address is written as in its country', () => {
  const base = { first_name: 'Ada', last_name: 'Byron', company: null, state: null, district: null, line2: null };
  expect(addressLines({ ...base, country: 'DE', city: 'Berlin', postcode: '10115', line1: 'Weg 1' }, 'de-DE')).toEqual([
    'Ada Byron',
    'Weg 1',
    '10115 Berlin',
    'Deutschland',
  ]);
  const japanese = { ...base, country: 'JP', state: 'JP-13', city: '千代田区', postcode: '100-0001', line1: '千代田1-1' };
  expect(addressLines(japanese, 'ja-JP')).toEqual(['〒100-0001', '東京都千代田区千代田1-1', 'Byron Ada', '日本']);
  expect(
    addressLines({ ...base, country: 'US', state: 'US-NY', city: 'New York', postcode: '10001', line1: '1 Main St' }, 'en-US'),
  ).toEqual(['Ada Byron', '1 Main St', 'New York, New York 10001', 'United States']);
  expect(addressLines({ ...base, country: 'CH', city: 'Bern', postcode: null, line1: 'Weg 1' }, 'en-US')).toEqual([
    'Ada Byron',
    'Weg 1',
    'Bern',
    'Switzerland',
  ]);
});
