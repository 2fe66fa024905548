import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { SetupError } from '#server/kernel/setup-error.ts';
import { audit, operatorKey } from '#server/db/schema.ts';
import { seedOperator, seedPerson } from '#server/testing/operator.ts';
import { newKey } from '#server/testing/shopper.ts';
import { openTestStore, type TestStore } from '#server/testing/store.ts';
import { runKey } from './key-command.ts';

let store: TestStore;
let said: string[] = [];
beforeAll(async () => {
  store = await openTestStore();
  vi.spyOn(console, 'log').mockImplementation((line: string) => said.push(line));
});
afterAll(() => store.close());

async function shop(...words: string[]): Promise<string> {
  said = [];
  await runKey(store.deps, words);
  return said.join('\n');
}
const ask = async (key: string, path: string) => {
  const answer = await store.request(`/api/store/admin/${path}`, undefined, { Authorization: `Bearer ${key}` });
  return answer.status;
};

it('a key opens what it is for until it is revoked, and only its hash is kept', async () => {
  expect(await shop()).toBe('There are no keys.');
  const key = /^ok_[\w-]{43}/.exec(await shop('add', 'Ada', 'at', 'the', 'desk', '--scope', 'orders'))?.[0] ?? '';
  expect(await ask(key, 'orders')).toBe(200);
  expect(await ask(key, 'audit')).toBe(403);
  expect(await shop('list')).toMatch(/^Ada at the desk {2}works {2}made .* {2}used .* {2}orders$/);
  expect(JSON.stringify([await store.db.select().from(operatorKey), await store.db.select().from(audit)])).not.toContain(key);
  await shop('revoke', 'Ada at the desk');
  expect(await ask(key, 'orders')).toBe(401);
  expect(await shop('list')).toContain('revoked');
  expect(await store.db.select().from(audit)).toMatchObject([
    { actor: 'console', action: 'key.add', target: 'Ada at the desk', detail: { scopes: ['orders'] } },
    { actor: 'console', action: 'key.revoke' },
  ]);
});

it.each([
  [['add', '--scope', 'orders'], 'name of the program is missing'],
  [['add', 'Bo'], 'What is the key for?'],
  [['add', 'Bo', '--scope', 'money'], 'no scope "money"'],
  [['add', 'console', '--scope', 'all'], 'name:'],
  [['add', 'a\nb', '--scope', 'all'], 'name:'],
  [['revoke', 'Bo'], 'does not exist'],
  [['forge'], 'no command'],
  [['add', 'Bo', '--colour', 'red'], '--colour'],
])('"key %j" is refused with: %s', async (words, message) => {
  const before = await store.db.$count(operatorKey);
  const failed = await shop(...words).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(SetupError);
  expect(String(failed)).toContain(message);
  expect(await store.db.$count(operatorKey)).toBe(before);
});

it('two people never share a name, not even after one has left', async () => {
  await shop('add', 'Cy', '--scope', 'all');
  await shop('revoke', 'Cy');
  await expect(shop('add', 'Cy', '--scope', 'all')).rejects.toThrow('name:');
});

it('an owner makes and ends keys over the network, a key cannot', async () => {
  const owner = await seedPerson(store.deps);
  await store.request('/api/store/admin/confirm-code', { code: owner.code() }, { ...owner.headers, 'Idempotency-Key': newKey() });
  const ask2 = async (path: string, body: object | undefined, headers: Record<string, string>) => {
    const answer = await store.request(`/api/store/admin/${path}`, body, { ...headers, ...(body && { 'Idempotency-Key': newKey() }) });
    return { status: answer.status, body: await answer.json() };
  };
  const made = await ask2('add-key', { name: 'Warehouse', scopes: ['shipping'] }, owner.headers);
  expect(made).toMatchObject({ status: 200, body: { key: { name: 'Warehouse', scopes: ['shipping'], revoked_at: null } } });
  const { secret } = made.body as { secret: string }; // its shape is what was just looked at
  expect(await ask(secret, 'orders')).toBe(200);
  expect(await ask2('add-key', { name: 'Warehouse', scopes: ['orders'] }, owner.headers)).toMatchObject({
    status: 422,
    body: { error: { fields: { name: [{ code: 'not_unique' }] } } },
  });
  expect(JSON.stringify((await ask2('keys', undefined, owner.headers)).body)).not.toContain(secret);
  expect((await ask2('keys', undefined, (await seedOperator(store.db)).headers)).status).toBe(403);
  expect((await ask2('revoke-key', { name: 'Warehouse' }, owner.headers)).status).toBe(200);
  expect(await ask(secret, 'orders')).toBe(401);
  expect((await ask2('revoke-key', { name: 'Warehouse' }, owner.headers)).status).toBe(404);
  expect(await store.db.select().from(audit)).toContainEqual(
    expect.objectContaining({ actor: owner.name, role: 'owner', action: 'key.add' }),
  );
});
