import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AnyEndpoint, operatorScopes, personScopes } from '#contract/api/endpoint.ts';
import type { ErrorAnswer } from '#contract/api/error.ts';
import { operatorKey } from '#server/db/schema.ts';
import { seedAccount } from '#server/testing/account.ts';
import { contractCalls } from '#server/testing/contract-calls.ts';
import { seedOperator } from '#server/testing/operator.ts';
import { openTestStore, type TestStore } from '#server/testing/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const calls = contractCalls.filter(({ access }) => access === 'operator');
const named = calls.map((call) => [call.method, call.path, call] as const);

async function ask({ method, path, form }: AnyEndpoint, headers: Record<string, string>) {
  const body = method === 'GET' ? {} : form ? { method, body: new FormData() } : { method, body: '{}' };
  const type: Record<string, string> = method === 'GET' || form ? {} : { 'Content-Type': 'application/json' };
  const answer = await store.app.request(path, { ...body, headers: { ...type, ...headers } });
  // What answers with a table or a paper says nothing of an error.
  const isJson = answer.headers.get('Content-Type')?.includes('json');
  const said = isJson ? ((await answer.json()) as Partial<ErrorAnswer>) : {}; // the store checks its answers with the contract in tests
  return [answer.status, said.error?.code];
}

test('every call of the operator has a scope and lies where the edge closes it, and so does the way in', () => {
  expect(calls.length).toBeGreaterThan(20);
  for (const { path, scope, cache } of calls) {
    expect(path).toMatch(/^\/api\/store\/admin\/[a-z-]+$/);
    expect([...operatorScopes, ...personScopes]).toContain(scope);
    expect(cache).toBe('N');
  }
  const open = contractCalls.filter(({ path, access }) => path.includes('/admin/') && access !== 'operator');
  expect(open.map(({ path }) => path.replace('/api/store/admin/', '')).toSorted()).toEqual([
    'accept-invitation',
    'become-owner',
    'invitation',
    'log-in',
    'log-in-challenge',
    'log-in-passkey',
  ]);
});

test.each(named)('%s %s is for nobody without a key of the shop', async (_method, _path, call) => {
  const { token, headers } = await seedAccount(store.db);
  expect(await ask(call, {})).toEqual([401, 'auth_required']);
  expect(await ask(call, { Cookie: `token=${token}` })).toEqual([401, 'auth_required']);
  expect(await ask(call, { 'X-Access-Key': `ak_${'a'.repeat(43)}`, 'X-Cart-Key': `ck_${'a'.repeat(43)}` })).toEqual([401, 'auth_required']);
  expect(await ask(call, headers)).toEqual([403, 'access_denied']);
  expect(await ask(call, { Authorization: `Bearer sk_${'a'.repeat(43)}` })).toEqual([403, 'access_denied']);
  expect(await ask(call, { Authorization: `Bearer ok_${'a'.repeat(43)}` })).toEqual([401, 'token_invalid']);
});

test.each(named)('%s %s asks for its own scope', async (_method, _path, call) => {
  const others = await seedOperator(
    store.db,
    operatorScopes.filter((scope) => scope !== call.scope && scope !== call.narrowScope),
  );
  expect(await ask(call, others.headers)).toEqual([403, 'access_denied']);
  const revoked = await seedOperator(store.db);
  await store.db.update(operatorKey).set({ revokedAt: new Date() });
  expect(await ask(call, revoked.headers)).toEqual([401, 'token_invalid']);
  const own = operatorScopes.find((scope) => scope === call.scope);
  const allowed = await seedOperator(store.db, own ? [own] : operatorScopes);
  const [, code] = await ask(call, allowed.headers);
  // What only people may do, no key may.
  if (own) expect(['access_denied', 'auth_required', 'token_invalid']).not.toContain(code);
  else expect(code).toBe('access_denied');
});

test('a key of the shop is nobody’s account', async () => {
  const { headers } = await seedOperator(store.db);
  const answer = await store.request('/api/store/user/info', undefined, headers);
  expect(answer.status).toBe(401);
});
