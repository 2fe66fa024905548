import { expect, test } from 'vitest';
import { addressInput } from '#contract/forms/address-input.ts';
import { checkAddress } from './address.ts';

const german = {
  first_name: 'Erika',
  last_name: 'Muster',
  country: 'DE',
  city: 'Berlin',
  postcode: '10115',
  line1: 'Invalidenstraße 1',
  phone: '+49 30 1234567',
};
const japanese = {
  first_name: '花子',
  last_name: '山田',
  country: 'JP',
  state: '東京都',
  city: '千代田区',
  postcode: '１００－０００１',
  line1: '千代田１−１',
  phone: '０３ー１２３４ー５６７８',
};
const check = (input: Record<string, unknown>) => checkAddress(addressInput.parse(input));

test('a German address needs a postcode of five digits', () => {
  expect(check(german)).toMatchObject({ ok: true, address: { postcode: '10115', state: null, tax_id_status: 'none' } });
  expect(check({ ...german, postcode: '1011' })).toEqual({
    ok: false,
    fields: { postcode: [{ code: 'invalid_format' }] },
    isTaxIdOnly: false,
  });
  expect(check({ ...german, postcode: undefined })).toMatchObject({ fields: { postcode: [{ code: 'required' }] } });
});

test('a Japanese address typed in full width is put in order', () => {
  expect(check(japanese)).toMatchObject({ ok: true, address: { postcode: '100-0001', state: 'JP-13', phone: '03-1234-5678' } });
  expect(check({ ...japanese, postcode: '1000001', state: '13' })).toMatchObject({
    ok: true,
    address: { postcode: '100-0001', state: 'JP-13' },
  });
  expect(check({ ...japanese, state: 'Bavaria' })).toMatchObject({ fields: { state: [{ code: 'not_allowed' }] } });
  expect(check({ ...japanese, state: undefined })).toMatchObject({ fields: { state: [{ code: 'required' }] } });
});

test('every country asks for what it needs', () => {
  const bare = { ...german, postcode: undefined };
  const missing = (country: string) => {
    const result = check({ ...bare, country });
    return result.ok ? [] : Object.keys(result.fields).toSorted();
  };
  expect(missing('FR')).toEqual(['postcode']);
  expect(missing('RU')).toEqual(['postcode', 'state']);
  expect(missing('IN')).toEqual(['postcode', 'state']);
  expect(missing('BR')).toEqual(['district', 'postcode', 'state', 'tax_id']);
  expect(missing('ID')).toEqual(['district', 'postcode', 'state']);
  expect(missing('TR')).toEqual(['city', 'district', 'postcode']);
  expect(missing('MX')).toEqual(['district', 'postcode', 'state']);
  expect(missing('US')).toEqual(['postcode', 'state']);
  expect(missing('CN')).toEqual(['district', 'state']);
  expect(missing('CH')).toEqual([]);
  expect(missing('ZZ')).toEqual(['country']);
});

test('a wrong tax id alone is named as such', () => {
  const brazilian = {
    ...german,
    country: 'BR',
    state: 'SP',
    district: 'Bela Vista',
    city: 'São Paulo',
    postcode: '01310100',
    tax_id: '529.982.247-25',
  };
  expect(check(brazilian)).toMatchObject({
    ok: true,
    address: { tax_id: '52998224725', tax_id_status: 'unchecked', postcode: '01310-100', state: 'BR-SP' },
  });
  expect(check({ ...brazilian, tax_id: '529.982.247-26' })).toMatchObject({ ok: false, isTaxIdOnly: true });
});

test('a company gives its tax id where the country asks for it', () => {
  const mexican = { ...german, country: 'MX', state: 'Ciudad de Mexico', district: 'Centro', postcode: '06000', company: 'Ejemplo' };
  expect(check(mexican)).toMatchObject({ fields: { tax_id: [{ code: 'required' }] } });
  expect(check({ ...mexican, company: '' })).toMatchObject({ ok: true, address: { state: 'MX-CMX' } });
  expect(check({ ...german, company: 'Muster GmbH' })).toMatchObject({ ok: true });
});

test('a Turkish city is one of the provinces, and keeps its name', () => {
  const turkish = { ...german, country: 'TR', district: 'Fatih', postcode: '34110' };
  expect(check({ ...turkish, city: 'istanbul' })).toMatchObject({ ok: true, address: { city: 'İstanbul' } });
  expect(check({ ...turkish, city: 'Berlin' })).toMatchObject({ fields: { city: [{ code: 'not_allowed' }] } });
});
