import { afterAll, beforeAll, expect, it } from 'vitest';
import { SetupError } from '#server/kernel/setup-error.ts';
import { seedAccount } from '#server/testing/account.ts';
import { openCommandLine } from '#server/testing/command-line.ts';
import { addresses } from '#server/testing/shopper.ts';
import { openTestStore, type TestStore } from '#server/testing/store.ts';
import { runCompany } from './company-command.ts';

let store: TestStore;
let line: Awaited<ReturnType<typeof openCommandLine>>;
beforeAll(async () => {
  store = await openTestStore({ clock: () => new Date('2026-11-21T10:00:00Z') });
  line = await openCommandLine((words) => runCompany(store.deps, words));
});
afterAll(async () => {
  await line.close();
  await store.close();
});

const shop = (...words: string[]) => line.shop(...words);
const save = async (company: object) => shop('save', await line.file('company.json', JSON.stringify(company)));

it('a company that is saved from a file is found by its people, changed, and removed', async () => {
  const ada = await seedAccount(store.db);
  const people = [{ email: ada.email, role: 'buyer', order_limit: 5000 }];
  const made = await save({ name: 'Ada & Co', tax_id: 'DE136695976', may_pay_by_invoice: true, people });
  const id = /^Saved: (\S+) {2}Ada & Co$/.exec(made)?.[1] ?? '';
  expect(await shop('find', ada.email)).toBe(`${id}  1 people    pays on invoice  DE136695976  Ada & Co\n1 companies, page 1 of 1`);
  const shown = JSON.parse(await shop('show', id)) as object; // what the command prints
  expect(shown).toEqual({ id, version: 1, name: 'Ada & Co', tax_id: 'DE136695976', currency: 'EUR', may_pay_by_invoice: true, people });
  await save({ ...shown, people: [] });
  expect(await shop()).toContain('0 people');
  await expect(save(shown)).rejects.toThrow(SetupError);
  await shop('remove', id);
  expect(await shop()).toBe('There are no such companies.');
});

it('an address of a company is added, listed and removed', async () => {
  const id = /^Saved: (\S+)/.exec(await save({ name: 'Grace & Co', may_pay_by_invoice: false, people: [] }))?.[1] ?? '';
  const file = await line.file('address.json', JSON.stringify(addresses.DE));
  const address = /^Saved: (\S+) {2}Invalidenstraße 1, Berlin$/.exec(await shop('address', id, file))?.[1] ?? '';
  expect(await shop('addresses', id)).toBe(`${address}  DE  Berlin  Invalidenstraße 1`);
  await shop('remove-address', id, address);
  expect(await shop('addresses', id)).toBe('');
  await expect(shop('address', 'no-such-company', file)).rejects.toThrow(SetupError);
});

it('a certificate of tax exemption is kept from a file, listed and removed', async () => {
  const id = /^Saved: (\S+)/.exec(await save({ name: 'Hopper & Co', may_pay_by_invoice: false, people: [] }))?.[1] ?? '';
  const file = await line.file('certificate.pdf', '%PDF-1.7\n%%EOF\n');
  const facts = ['--country', 'DE', '--number', 'FA-1', '--from', '2026-01-01', '--to', '2026-12-31'];
  const kept = /^Saved: (\S+) {2}DE FA-1, valid$/.exec(await shop('exemption', id, file, ...facts))?.[1] ?? '';
  expect(await shop('exemptions', id)).toBe(`${kept}  DE  FA-1  2026-01-01  2026-12-31  valid`);
  await shop('remove-exemption', id, kept);
  expect(await shop('exemptions', id)).toBe('');
  await expect(shop('exemption', id, file, '--country', 'DE')).rejects.toThrow(SetupError);
});

it.each([
  [['show'], 'The ID is missing.'],
  [['save', '/no/such/file.json'], '/no/such/file.json cannot be read.'],
  [
    ['fold'],
    '"company fold" is no command: find, show, save, addresses, address, remove-address, exemptions, exemption, remove-exemption or remove.',
  ],
])('%j is refused', async (words, reason) => {
  await expect(shop(...words)).rejects.toThrow(reason);
});
