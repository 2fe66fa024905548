import { expect, test } from 'vitest';
import { addressForm } from './address-form.ts';
import { envelopeLines } from './envelope-lines.ts';
import { listCountries } from '#server/rules/country/countries.ts';
import { statesOf } from '#server/rules/country/states.ts';

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
  expect(names('RU', 'ru-RU')[0]?.name).toBe('Адыгея');
  expect(names('US', 'hi-IN').map(({ name }) => name)).toContain('कैलिफ़ोर्निया');
  expect(['RU', 'IN', 'BR', 'ID', 'TR', 'JP', 'MX', 'US', 'CN'].map((country) => statesOf(country, 'en')?.length)).toEqual([
    83, 36, 27, 38, 81, 47, 32, 52, 31,
  ]);
});

test('a list is sorted as its reader looks for a name, in the official order where they know it', () => {
  const american = names('US', 'ru-RU').map(({ name }) => name);
  expect(american.slice(0, 3)).toEqual(['Айдахо', 'Айова', 'Алабама']);
  expect(american.slice(-2)).toEqual(['Южная Каролина', 'Юта']);
  const first = (country: string, tag: string) => names(country, tag)[0]?.name;
  expect([first('JP', 'ja-JP'), first('JP', 'zh-CN'), first('JP', 'de-DE')]).toEqual(['北海道', '北海道', 'Aichi']);
});

test('whatever name is chosen, what is stored and written stays', () => {
  expect(names('US', 'ru-RU').find(({ name }) => name === 'Калифорния')).toEqual({
    code: 'US-CA',
    name: 'Калифорния',
    written: 'CA',
  });
  expect(names('JP', 'de-DE').find(({ code }) => code === 'JP-13')).toEqual({
    code: 'JP-13',
    name: 'Tokio',
    written: 'Tokyo',
    in_ideographs: '東京都',
  });
  const turkish = (tag: string) => names('TR', tag).find(({ code }) => code === 'İstanbul');
  expect(turkish('tr-TR')).toEqual({ code: 'İstanbul', name: 'İstanbul' });
  expect(turkish('ru-RU')).toEqual({ code: 'İstanbul', name: 'Стамбул', written: 'İstanbul' });
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
  expect(envelopeLines({ ...base, country: 'DE', city: 'Berlin', postcode: '10115', line1: 'Weg 1' }, 'de-DE')).toEqual([
    'Ada Byron',
    'Weg 1',
    '10115 Berlin',
    'Deutschland',
  ]);
  const japanese = { ...base, country: 'JP', state: 'JP-13', city: '千代田区', postcode: '100-0001', line1: '千代田1-1' };
  expect(envelopeLines(japanese, 'ja-JP')).toEqual(['〒100-0001', '東京都千代田区千代田1-1', 'Byron Ada', '日本']);
  expect(
    envelopeLines({ ...base, country: 'US', state: 'US-NY', city: 'New York', postcode: '10001', line1: '1 Main St' }, 'en-US'),
  ).toEqual(['Ada Byron', '1 Main St', 'New York, NY 10001', 'United States']);
  const american = { ...base, country: 'US', state: 'US-CA', city: 'Fresno', postcode: '93650', line1: '1 Main St' };
  expect(envelopeLines(american, 'ru-RU')).toEqual(['Ada Byron', '1 Main St', 'Fresno, CA 93650', 'Соединенные Штаты']);
  expect(envelopeLines(japanese, 'ru-RU')).toContain('東京都千代田区千代田1-1');
  expect(envelopeLines({ ...base, country: 'CH', city: 'Bern', postcode: null, line1: 'Weg 1' }, 'en-US')).toEqual([
    'Ada Byron',
    'Weg 1',
    'Bern',
    'Switzerland',
  ]);
});

test('a Brazilian and a Chinese address are written as their post asks', () => {
  const brazilian = {
    first_name: 'Ana',
    last_name: 'Souza',
    company: null,
    line1: 'Av. Paulista, 1000',
    line2: null,
    district: 'Bela Vista',
  };
  const place = { country: 'BR', state: 'BR-SP', city: 'São Paulo', postcode: '01310-100' };
  expect(envelopeLines({ ...brazilian, ...place }, 'pt-BR')).toEqual([
    'Ana Souza',
    'Av. Paulista, 1000',
    'Bela Vista',
    'São Paulo - SP',
    'CEP 01310-100',
    'Brasil',
  ]);
  const chinese = { first_name: '小明', last_name: '王', company: null, line1: '科技园路1号', line2: '3栋502', district: '南山区' };
  const town = { country: 'CN', state: 'CN-GD', city: '深圳市' };
  const lines = ['中国广东省深圳市南山区科技园路1号3栋502', '王小明'];
  expect(envelopeLines({ ...chinese, ...town, postcode: '518057' }, 'zh-CN')).toEqual(['邮编518057', ...lines]);
  expect(envelopeLines({ ...chinese, ...town, postcode: null }, 'zh-CN')).toEqual(lines);
});

test('the phone number of an example has the form of the country', () => {
  const examples = ['US', 'BR', 'JP', 'DK'].map((country) => form(country)?.fields.find(({ key }) => key === 'phone')?.example);
  expect(examples).toEqual(['+1 415 555 0132', '+55 11 91234-5678', '+81 3-1234-5678', '+45 12 345678']);
});

test('Japanese readers find countries by their reading', () => {
  const wanted = ['FR', 'JP', 'CN', 'TW', 'KR'];
  const codes = listCountries('ja-JP').map(({ code }) => code);
  expect(codes.filter((code) => wanted.includes(code))).toEqual(['KR', 'TW', 'CN', 'JP', 'FR']);
  expect(listCountries('de-DE').map(({ name }) => name)).toContain('Hongkong');
});

test('an Indonesian address names what stands between street and city, in the order of its post', () => {
  expect(keys('ID')?.slice(-7)).toEqual(['line1', 'line2', 'district', 'city', 'state', 'postcode', 'phone']);
  const person = { first_name: 'Siti', last_name: 'Aminah', company: null };
  const place = { line1: 'Jl. Melati No. 5, RT 03/RW 07', line2: null, district: 'Senayan, Kebayoran Baru', city: 'Jakarta Selatan' };
  expect(envelopeLines({ ...person, ...place, country: 'ID', state: 'ID-JK', postcode: '12190' }, 'id-ID')).toEqual([
    'Siti Aminah',
    'Jl. Melati No. 5, RT 03/RW 07',
    'Senayan, Kebayoran Baru',
    'Jakarta Selatan',
    'DKI Jakarta 12190',
    'Indonesia',
  ]);
});
