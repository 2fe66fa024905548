import { afterAll, beforeAll, expect, it } from 'vitest';
import { SetupError } from '#server/kernel/setup-error.ts';
import { seedAccount } from '#server/testing/account.ts';
import { openCommandLine } from '#server/testing/command-line.ts';
import { openShopper } from '#server/testing/shopper.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';
import { runPriceList } from './price-list-command.ts';

let store: TestStore;
let line: Awaited<ReturnType<typeof openCommandLine>>;
beforeAll(async () => {
  store = await openStoreWithParts({ clock: () => new Date('2026-11-21T10:00:00Z') });
  line = await openCommandLine((words) => runPriceList(store.deps, words));
});
afterAll(async () => {
  await line.close();
  await store.close();
});

const shop = (...words: string[]) => line.shop(...words);
const save = async (list: object) => shop('save', await line.file('list.json', JSON.stringify(list)));

it('a list that is saved from a file holds for its people; what is shown can be changed and saved again', async () => {
  const ada = await seedAccount(store.db);
  const buyer = openShopper(store, { 'X-Locale': 'en', 'X-Currency': 'EUR', ...ada.headers });
  await buyer.add('LM358N-NOPB-TB', 10);
  const price = { sku: 'LM358N-NOPB-TB', currency: 'EUR', quantity: 1, price: '0.000001' };
  const made = await save({ name: 'Ada & Co', discounts: [], prices: [price], members: [ada.email] });
  const id = /^Saved: (\S+) {2}Ada & Co$/.exec(made)?.[1] ?? '';
  expect((await buyer.cart()).body.list[0]).toMatchObject({ unit_micros: 1, list_unit_micros: 460_000 });
  expect(await shop('list')).toBe(`${id}  active   –   0 discounts  1 prices  1 people  Ada & Co\n1 price lists, page 1 of 1`);
  const shown = JSON.parse(await shop('show', id)) as { prices: object[] }; // what the command prints
  expect(shown).toEqual({ id, version: 1, name: 'Ada & Co', discounts: [], prices: [price], members: [ada.email] });
  await save({ ...shown, discounts: [{ percent_bp: 1000 }], prices: [] });
  expect((await buyer.cart()).body.list[0]).toMatchObject({ unit_micros: 414_000 });
  await expect(save(shown)).rejects.toThrow(SetupError);
  await shop('remove', id);
  expect((await buyer.cart()).body.list[0]).toMatchObject({ unit_micros: 460_000 });
  expect(await shop()).toBe('There are no price lists.');
});

it.each([
  [['show'], 'The ID is missing.'],
  [['show', '00000000-0000-4000-8000-000000000000'], /not found|does not exist|no longer/i],
  [['save', '/no/such/file.json'], '/no/such/file.json cannot be read.'],
  [['fold'], '"price-list fold" is no command: list, show, save or remove.'],
])('%j is refused', async (words, reason) => {
  await expect(shop(...words)).rejects.toThrow(reason);
});
