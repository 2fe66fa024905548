/** An account saves calculations, finds, renames and deletes them; a device hands over what it has kept. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ErrorAnswer } from '#contract/api/error.ts';
import { mostSavedCalculations, type SavedCalculation } from '#contract/api/saved-calculation.ts';
import { savedCalculation } from '#server/db/schema.ts';
import { seedAccount } from '#server/testing/account.ts';
import { newKey } from '#server/testing/shopper.ts';
import { openTestStore, type TestStore } from '#server/testing/store.ts';

let store: TestStore;
let now = new Date('2026-11-21T12:00:00Z');
type Account = Awaited<ReturnType<typeof seedAccount>>;
let owner: Account;
let stranger: Account;

beforeAll(async () => {
  store = await openTestStore({ clock: () => now });
});
afterAll(() => store.close());
beforeEach(async () => {
  owner = await seedAccount(store.db, { provenAt: new Date() });
  stranger = await seedAccount(store.db, { provenAt: new Date() });
});

type Body<Success> = Success & ErrorAnswer;
async function call<Success = SavedCalculation>(path: string, body?: object, who: Account = owner, headers: Record<string, string> = {}) {
  const key = body ? { 'Idempotency-Key': newKey() } : {};
  const answer = await store.request(`/api/store/user/${path}`, body, { ...key, ...who.headers, ...headers });
  // The store checks its answers with the contract in tests.
  return { status: answer.status, body: (await answer.json()) as Body<Success> };
}
const state = (resistance: number) => ({ tool: 'RCFilter', query: `mode=cutoff&resistance=${resistance}` });
const save = (input: object, who = owner) => call('save-calculation', input, who);
async function names(query = '', who = owner, locale = 'de'): Promise<string[]> {
  const { body } = await call<{ list: SavedCalculation[] }>(`saved-calculations${query}`, undefined, who, { 'X-Locale': locale });
  return body.list.map(({ name }) => name);
}

it('lists what was saved to its owner alone, the newest first, with its values as they were', async () => {
  await save({ ...state(1000), name: 'Antialiasing', note: 'Board rev. B' });
  now = new Date(now.getTime() + 1000);
  await save({ tool: 'Microstrip', query: 'traceWidth=0.2mm', name: ' Clock line ' });
  const { body } = await call<{ list: SavedCalculation[]; total: number }>('saved-calculations');
  expect(body).toMatchObject({
    total: 2,
    list: [
      { tool: 'Microstrip', query: 'traceWidth=0.2mm', name: 'Clock line', note: null },
      { ...state(1000), name: 'Antialiasing', note: 'Board rev. B' },
    ],
  });
  expect(await names('?tool=RCFilter')).toEqual(['Antialiasing']);
  expect(await names('', stranger)).toEqual([]);
});

it('the same values are saved once: saving them again renames them', async () => {
  const { body: first } = await save({ ...state(1), name: 'Draft', note: 'Old' });
  const { body: again } = await save({ ...state(1), name: 'Final' });
  expect(again).toMatchObject({ id: first.id, name: 'Final', note: null });
  await save({ ...state(1), name: 'Theirs' }, stranger);
  expect(await names()).toEqual(['Final']);
});

it('finds by words of name and note, with signs as they stand, and sorts names as the language does', async () => {
  for (const name of ['Zeile', 'Äther', 'C10', 'C9', '100% duty']) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, for their order
    await save({ ...state(name.length * 100 + name.charCodeAt(0)), name: name.normalize(), note: name === 'C9' ? 'Input filter' : '' });
  }
  expect(await names('?sort=name')).toEqual(['100% duty', 'Äther', 'C9', 'C10', 'Zeile']);
  expect(await names('?sort=name', owner, 'tr')).toHaveLength(5);
  expect(await names('?keyword=FILTER')).toEqual(['C9']);
  expect(await names('?keyword=%25')).toEqual(['100% duty']);
  expect(await names('?keyword=_')).toEqual([]);
  expect(await names('?sort=name&page=2&page_size=2')).toEqual(['C9', 'C10']);
});

it('changes name and note, and deletes; a stranger does neither', async () => {
  const { body } = await save({ ...state(5), name: 'One', note: 'Note' });
  const change = { id: body.id, name: 'Two' };
  expect((await call('change-calculation', change, stranger)).status).toBe(404);
  expect((await call('del-calculation', { id: body.id }, stranger)).status).toBe(404);
  expect((await call('change-calculation', change)).body).toMatchObject({ ...state(5), name: 'Two', note: null });
  expect((await call('del-calculation', { id: body.id })).body).toEqual({ ok: true });
  expect(await names()).toEqual([]);
  expect((await call('del-calculation', { id: body.id })).status).toBe(404);
});

it('takes what a device has kept, and leaves what is saved already as it is', async () => {
  await save({ ...state(1), name: 'Mine', note: 'Keep' });
  const list = [
    { ...state(1), name: 'RC filter' },
    { ...state(2), name: 'RC filter: 80 kHz' },
    { ...state(2), name: 'Twice' },
  ];
  expect((await call('take-calculations', { list })).body).toEqual({ added: 1 });
  expect(await names('?sort=name')).toEqual(['Mine', 'RC filter: 80 kHz']);
  expect((await call('take-calculations', { list })).body).toEqual({ added: 0 });
});

it.each([
  [{ tool: 'Perpetuum', query: '' }, 'tool'],
  [{ tool: 'RCFilter', query: 'x'.repeat(2001) }, 'query'],
  [{ tool: 'RCFilter', query: 'a=1#top' }, 'query'],
  [{ tool: 'RCFilter', query: 'a=\u0000' }, 'query'],
  [{ ...state(1), name: '' }, 'name'],
  [{ ...state(1), name: 'x'.repeat(81) }, 'name'],
  [{ ...state(1), note: 'x'.repeat(501) }, 'note'],
])('refuses %j at its field', async (wrong, field) => {
  const { status, body } = await call('save-calculation', { name: 'Name', ...wrong });
  expect([status, body.error.code, Object.keys(body.error.fields ?? {})]).toEqual([422, 'validation_failed', [field]]);
});

it('an account that is full is told the limit, keeps what it has and may still rename it', async () => {
  const rows = Array.from({ length: mostSavedCalculations }, (_, number) => ({
    id: `${owner.id}-${number}`.slice(-40),
    accountId: owner.id,
    tool: 'RCFilter',
    query: `resistance=${number}`,
    stateHash: String(number),
    name: String(number),
    updatedAt: now,
  }));
  await store.db.insert(savedCalculation).values(rows);
  const { status, body } = await save({ ...state(7), name: 'One more' });
  expect([status, body.error.fields]).toEqual([
    422,
    { calculations: [expect.objectContaining({ code: 'not_allowed', limit: mostSavedCalculations })] },
  ]);
  expect((await call('take-calculations', { list: [{ ...state(8), name: 'From a device' }] })).status).toBe(422);
  expect((await call('change-calculation', { id: rows[0]?.id, name: 'Renamed' })).status).toBe(200);
  expect((await call<{ total: number }>('saved-calculations')).body.total).toBe(mostSavedCalculations);
});

it('the export shows them', async () => {
  await save({ ...state(3), name: 'Exported', note: 'Note' });
  const { body } = await call<{ saved_calculations: object[] }>('export');
  expect(body.saved_calculations).toEqual([expect.objectContaining({ ...state(3), name: 'Exported', note: 'Note' })]);
});
