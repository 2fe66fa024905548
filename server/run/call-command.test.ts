/** Console parity: what the operator page can do is a call, and every such call can be made on the console. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { desc } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { SetupError } from '#server/kernel/setup-error.ts';
import { audit, company } from '#server/db/schema.ts';
import { contractCalls } from '#server/testing/contract-calls.ts';
import { seedPerson } from '#server/testing/operator.ts';
import { seedParts } from '#server/testing/parts.ts';
import { openTestStore, type TestStore } from '#server/testing/store.ts';
import { callsOfConsole, runCall } from './call-command.ts';

let store: TestStore;
let folder: string;
let said: string[] = [];
beforeAll(async () => {
  store = await openTestStore();
  await seedParts(store.db);
  folder = await mkdtemp(join(tmpdir(), 'call-'));
  vi.spyOn(console, 'log').mockImplementation((line: string) => said.push(line));
});
beforeEach(() => {
  said = [];
});
afterAll(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

const call = async (...words: string[]) => {
  said = [];
  await runCall(store.deps, words);
  return said.join('\n');
};
const refusal = async (...words: string[]) => String(await call(...words).catch((error: unknown) => error));
const nameOf = ({ path }: { path: string }) => path.replace('/api/store/admin/', '');
const office = contractCalls.filter(({ access }) => access === 'operator');
const ofConsole = callsOfConsole(contractCalls);

it('nothing of the operator page is left out but a person’s own log-in, and the import, which has its own command', () => {
  const left = office.filter((one) => !ofConsole.includes(one));
  expect(left.filter(({ scope }) => scope !== 'own').map(nameOf)).toEqual(['product-import']);
  expect(ofConsole.length).toBeGreaterThan(100);
});

it.each(ofConsole.map((one) => [nameOf(one), one.kind === 'command' ? ['--change'] : [], one] as const))(
  'the console may make the call %s %s',
  async (name, change, { form }) => {
    const file = join(folder, 'empty.txt');
    await writeFile(file, '');
    const told = await refusal(name, '{}', ...change, ...(form ? ['--file', file] : []), '--output', join(folder, 'answer'));
    // It is done, or what it asks for is missing: never that the console may not, and never a fault.
    for (const words of ['not allowed', 'log in', 'went wrong', 'There is no call'])
      expect(told.toLowerCase()).not.toContain(words.toLowerCase());
  },
);

it('it changes what the page would change, and the audit has it under the console’s name', async () => {
  const file = join(folder, 'company.json');
  await writeFile(file, JSON.stringify({ name: 'Hopper AG', may_pay_by_invoice: false, people: [] }));
  const made = JSON.parse(await call('save-company', file)) as { id: string };
  expect(await store.db.$count(company)).toBe(1);
  const [noted] = await store.db.select().from(audit).orderBy(desc(audit.id)).limit(1);
  expect(noted).toMatchObject({ actor: 'console', role: null, action: expect.stringContaining('company') });
  const { headers } = await seedPerson(store.deps, 'owner');
  const shown = await store.request(`/api/store/admin/company?id=${made.id}`, undefined, headers);
  expect(JSON.parse(await call('company', JSON.stringify({ id: made.id })))).toEqual(await shown.json());
});

it('one name may read and change', async () => {
  expect(JSON.parse(await call('settings'))).toHaveProperty('site');
  await call('settings', '{"site":{"phone":"+49 30 99"}}', '--change');
  expect(await call('settings')).toContain('+49 30 99');
});

it('what asks a person for a second factor asks the console for none', async () => {
  expect(JSON.parse(await call('add-key', '{"name":"stock robot","scopes":["catalog"]}'))).toHaveProperty('secret');
});

it('sends a file, and saves an answer that is one', async () => {
  const picture = join(folder, 'board.png');
  await sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } }).toFile(picture);
  expect(JSON.parse(await call('add-article-picture', '--file', picture))).toMatchObject({ width: 40, height: 20 });
  const output = join(folder, 'parts.csv');
  await call('product-export', '{"category":"op-amps"}', '--output', output);
  expect(await readFile(output, 'utf8')).toContain('LM358');
});

it.each([
  [['no-such'], 'There is no call'],
  [['me'], 'There is no call'],
  [['product-import', '--file', 'x.csv'], 'import FILE'],
  [['save-company', '{"name"'], 'is no JSON'],
  [['save-company', 'nowhere.json'], 'cannot be read'],
  [['save-company', '{}'], 'name:'],
  [['add-article-picture'], '--file'],
  [['orders', '{"status":"lost"}'], 'status:'],
])('"call %j" changes nothing and says: %s', async (words, message) => {
  const before = await store.db.$count(audit);
  const failed: unknown = await call(...words).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(SetupError);
  expect(String(failed)).toContain(message);
  expect(await store.db.$count(audit)).toBe(before);
});
