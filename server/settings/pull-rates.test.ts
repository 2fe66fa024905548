/** Currency rates from the European Central Bank (`docs/api.md` 5.6, `pull-rates`). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actingOnConsole } from '#server/caller/acting.ts';
import { openTestStore, type TestStore } from '#server/testing/store.ts';
import { pullDueRates, pullRates } from './pull-rates.ts';
import { saveSettings } from './save-settings.ts';
import { showSettings } from './shop-settings.ts';

const hour = 3_600_000;
let now = new Date('2026-11-27T15:30:00Z');
let store: TestStore;
beforeAll(async () => {
  store = await openTestStore({ clock: () => now, print: () => {} });
});
afterAll(() => store.close());

/** As the bank writes it. */
const file = (day: string, rates: Record<string, string>) =>
  Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
  <gesmes:subject>Reference rates</gesmes:subject>
  <gesmes:Sender><gesmes:name>European Central Bank</gesmes:name></gesmes:Sender>
  <Cube><Cube time='${day}'>${Object.entries(rates)
    .map(([currency, rate]) => `<Cube currency='${currency}' rate='${rate}'/>`)
    .join('')}</Cube></Cube>
</gesmes:Envelope>`);
const rateOf = async (currency: string) => (await showSettings(store.deps)).rates.find((one) => one.currency === currency);

test('rates are taken with their day; what the file does not name stays, what it names beside the shop’s currencies is left out', async () => {
  const console = actingOnConsole(store.deps);
  await saveSettings(console, { rates: [{ currency: 'RUB', rate: '91.5', source: 'by hand' }] });
  const shown = await pullRates(console, async () => file('2026-11-27', { USD: '1.1587', JPY: '181.05', ISK: '147.1' }));
  expect(shown.rates_pull).toEqual({ at: now.toISOString(), problem: null });
  expect(shown.rates).toContainEqual({ currency: 'USD', rate: '1.158700', day: '2026-11-27', source: 'ECB' });
  expect(shown.rates).toContainEqual({ currency: 'JPY', rate: '181.050000', day: '2026-11-27', source: 'ECB' });
  expect(await rateOf('RUB')).toMatchObject({ rate: '91.500000', source: 'by hand' });
  expect(await rateOf('ISK')).toBeUndefined();
  const { versions } = shown;
  const again = await pullRates(console, async () => file('2026-11-27', { USD: '1.1587', JPY: '181.05' }));
  expect(again.versions).toEqual(versions);
});

test('a shop that counts in dollars gets what a dollar is worth', async () => {
  store.deps.settings.baseCurrency = 'USD';
  await pullRates(actingOnConsole(store.deps), async () => file('2026-11-28', { USD: '1.25', JPY: '200' }));
  store.deps.settings.baseCurrency = 'EUR';
  expect(await rateOf('EUR')).toMatchObject({ rate: '0.800000' });
  expect(await rateOf('JPY')).toMatchObject({ rate: '160.000000' });
  await saveSettings(actingOnConsole(store.deps), { rates: [{ currency: 'EUR', rate: '1' }] });
});

test.each<[string, () => Promise<Uint8Array>, 'unreachable' | 'unreadable']>([
  ['no answer', () => Promise.reject(new Error('ENOTFOUND')), 'unreachable'],
  ['a page of another kind', async () => Buffer.from('<html><body>Sorry</body></html>'), 'unreadable'],
  ['half a file', async () => file('2026-11-27', { USD: '9.9' }).subarray(0, 300), 'unreadable'],
  ['a file with a document type', async () => Buffer.from('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'), 'unreadable'],
])('%s leaves the rates as they are and is told', async (_name, fetchRates, problem) => {
  const { rates } = await showSettings(store.deps);
  const shown = await pullRates(actingOnConsole(store.deps), fetchRates);
  expect(shown).toMatchObject({ rates, rates_pull: { problem } });
});

test('the shop looks by itself only where the operator wants it: every six hours, and each hour after a failure', async () => {
  let asked = 0;
  let isThere = true;
  const fetchRates = async () => {
    asked += 1;
    if (!isThere) throw new Error('ETIMEDOUT');
    return file('2026-11-30', { USD: '1.2' });
  };
  const turn = async (hours: number) => {
    now = new Date(now.getTime() + hours * hour);
    await pullDueRates(store.deps, fetchRates);
    return asked;
  };
  expect(await turn(24)).toBe(0);
  await saveSettings(actingOnConsole(store.deps), { rates_from: 'ecb' });
  expect(await turn(1)).toBe(1);
  expect(await rateOf('USD')).toMatchObject({ rate: '1.200000', day: '2026-11-30' });
  expect(await turn(1)).toBe(1);
  isThere = false;
  expect(await turn(5)).toBe(2);
  expect(await turn(1)).toBe(3);
  await saveSettings(actingOnConsole(store.deps), { rates_from: 'hand' });
  expect(await turn(1)).toBe(3);
});
