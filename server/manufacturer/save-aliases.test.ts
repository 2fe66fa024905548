import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { matchBom } from '#contract/api/bom.ts';
import { audit } from '#server/db/schema.ts';
import { seedPerson } from '#server/testing/operator.ts';
import { openShopper, type Shopper } from '#server/testing/shopper.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';
import { runMaker } from './manufacturer-command.ts';

let store: TestStore;
let office: Shopper;
beforeAll(async () => {
  store = await openStoreWithParts();
  office = openShopper(store, (await seedPerson(store.deps, 'stock')).headers);
});
afterAll(() => store.close());

const save = (web_url: string, aliases: string[]) => office.call<{ aliases: string[] }>('admin/save-maker-aliases', { web_url, aliases });

async function codes(manufacturer: string): Promise<string[]> {
  const answer = await store.request(matchBom.path, { lines: [{ mpn: 'LM358DR', manufacturer, quantity: 1 }] });
  return matchBom.response.parse(await answer.json()).lines[0]?.candidates[0]?.reasons.map(({ code }) => code) ?? [];
}

test('bills know a maker by a name that the operator gave it, at once', async () => {
  expect(await codes('Burr-Brown Products')).toContain('maker_unknown');
  const { status, body } = await save('ti', ['Burr-Brown Products', 'burr-brown products', 'Texas Instruments']);
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body.aliases).toHaveLength(1);
  expect(await codes('Burr-Brown Products')).not.toContain('maker_unknown');
  const [note] = await store.db.select().from(audit).where(eq(audit.action, 'maker.aliases'));
  expect(note).toMatchObject({ target: 'ti' });
});

test('a name of another maker is refused at its place, and an unknown maker is not found', async () => {
  const refused = await save('ti', ['TI Semiconductor', 'yageo']);
  expect(refused.status).toBe(422);
  expect(refused.body.error?.fields).toMatchObject({ 'aliases.1': [{ code: 'not_unique' }] });
  expect((await save('nobody-at-all', [])).status).toBe(404);
  expect((await openShopper(store).call('admin/save-maker-aliases', { web_url: 'yageo', aliases: [] })).status).toBe(401);
});

test('the console adds and removes names, and tells them', async () => {
  const told = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  await runMaker(store.deps, ['yageo', 'add', 'Yageo Phycomp', 'Phycomp']);
  expect(told).toHaveBeenLastCalledWith(expect.stringMatching(/: .*Yageo Phycomp, Phycomp$/));
  await runMaker(store.deps, ['yageo', 'remove', 'phycomp']);
  await runMaker(store.deps, ['yageo']);
  expect(told.mock.lastCall?.[0]).toContain('Yageo Phycomp');
  expect(told.mock.lastCall?.[0]).not.toMatch(/, Phycomp/);
  told.mockRestore();
});
