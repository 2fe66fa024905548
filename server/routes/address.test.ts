import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStore, type TestStore } from '#server/testing/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

interface Form {
  fields: { key: string; label: string; required: boolean; options?: { code: string; name: string }[] }[];
  tax_id: { label: string; required_for_company: boolean } | null;
}

async function form(country: string, locale: string): Promise<Form> {
  const answer = await store.request(`/api/store/common/address-form?country=${country}`, undefined, { 'X-Locale': locale });
  return (await answer.json()) as Form; // the store checks its own answers with the contract in tests
}

test('countries are named in the visitor’s language and kept by caches', async () => {
  const answer = await store.request('/api/store/common/countries', undefined, { 'X-Locale': 'de' });
  const { list } = (await answer.json()) as { list: { code: string; name: string; ships: boolean }[] }; // checked with the contract
  expect(list.find(({ code }) => code === 'JP')).toMatchObject({
    name: 'Japan',
    phone_prefix: '+81',
    currency: 'JPY',
    eu: false,
    ships: true,
  });
  expect(list.find(({ code }) => code === 'GR')?.name).toBe('Griechenland');
  expect(list.filter(({ ships }) => !ships).map(({ code }) => code)).toEqual(['KP']);
  expect(answer.headers.get('Cache-Control')).toContain('max-age=300');
  const again = await store.request('/api/store/common/countries', undefined, {
    'X-Locale': 'de',
    'If-None-Match': answer.headers.get('ETag') ?? '',
  });
  expect(again.status).toBe(304);
});

test('each country has its own form with its own words', async () => {
  const us = await form('US', 'en');
  expect(us.fields.find(({ key }) => key === 'postcode')).toMatchObject({ label: 'ZIP code', required: true });
  expect(us.tax_id).toBeNull();
  const germany = await form('DE', 'en');
  expect(germany.fields.find(({ key }) => key === 'postcode')).toMatchObject({ label: 'Postal code', example: '10115' });
  const brazil = await form('BR', 'en');
  expect(brazil.fields.find(({ key }) => key === 'tax_id')).toMatchObject({ label: 'CPF or CNPJ', required: true });
  const japan = await form('JP', 'jp');
  expect(japan.fields.find(({ key }) => key === 'state')?.options?.[12]).toEqual({ code: 'JP-13', name: '東京都' });
});

test('an unknown country has no form', async () => {
  expect((await store.request('/api/store/common/address-form?country=ZZ')).status).toBe(404);
  expect((await store.request('/api/store/common/address-form?country=zz')).status).toBe(422);
});
