/** Log-in and cart go along to a host of another domain (`docs/api.md` 5.1). */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { beginHandover, takeHandover } from '#contract/api/handover.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import { readSiteHosts } from '#contract/site-hosts.ts';
import { cleanUp } from '#server/run/clean-up.ts';
import { account, cart, handover } from '#server/db/schema.ts';
import { bearer, openMembers } from '#server/testing/member.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';

const email = 'grace@example.com';
const browser = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0' };
const german = { ...browser, 'X-Forwarded-Host': 'shop.de' };
const french = { ...browser, 'X-Forwarded-Host': 'boutique.fr' };
let now: Date;
let store: TestStore;
let members: ReturnType<typeof openMembers>;

beforeAll(async () => {
  store = await openStoreWithParts({ clock: () => now, settings: { hosts: readSiteHosts('shop.example', 'de=shop.de, fr=boutique.fr') } });
  members = openMembers(store);
});
afterAll(() => store.close());
beforeEach(() => void (now = new Date('2026-11-23T12:00:00Z')));
afterEach(async () => {
  await store.db.delete(account);
  await store.db.delete(cart);
});

// The store checks its answers with the contract in tests.
interface Answer<Body> {
  status: number;
  body: Body & { error?: { code: string; data?: object } };
}

async function ask<Body>(path: string, body: object, headers: Record<string, string>): Promise<Answer<Body>> {
  const answer = await store.request(path, body, headers);
  return { status: answer.status, body: (await answer.json()) as Answer<Body>['body'] };
}

const give = (headers: Record<string, string>, host = 'boutique.fr') =>
  ask<ResponseOf<typeof beginHandover>>(beginHandover.path, { host }, headers);
const take = (code: string, headers: Record<string, string> = french) =>
  ask<ResponseOf<typeof takeHandover>>(takeHandover.path, { code }, headers);
const expired = { status: 410, body: { error: { code: 'link_expired' } } };

async function logIn(): Promise<Record<string, string>> {
  await members.join(email);
  return { ...german, ...bearer((await members.login(email)).body.token) };
}

/** A guest with one part in the cart. */
async function fillCart(headers: Record<string, string>): Promise<string> {
  const { body } = await ask<{ cart_key: string }>('/api/store/cart/add', { items: [{ sku: 'LM358DR-TB', quantity: 2 }] }, headers);
  return body.cart_key;
}

const linesOf = async (headers: Record<string, string>): Promise<number> =>
  ((await (await store.request('/api/store/common/cart-num', undefined, headers)).json()) as { cartNum: number }).cartNum; // as above

test('an account gets a log-in of its own on the other host, with its cart and what was in the cart there', async () => {
  const mine = await logIn();
  await fillCart(mine);
  const guestKey = await fillCart({ ...french, 'X-Cart-Key': '' });
  const { body } = await give(mine);
  const { body: there } = await take(body.code, { ...french, 'X-Cart-Key': guestKey });
  expect(there).toMatchObject({ login: { user: { email }, cartNum: 1, merged: { cart: 1 } }, cart_key: null });
  const token = there.login?.token ?? '';
  expect(`Bearer ${token}`).not.toBe(mine['Authorization']);
  expect(await linesOf({ ...french, ...bearer(token) })).toBe(1);
  const { body: sessions } = await members.call<{ list: object[] }>('sessions', undefined, mine);
  expect(sessions.list).toContainEqual(expect.objectContaining({ browser: 'Chrome', system: 'Linux', is_current: false }));
  const again = await take((await give(mine)).body.code, { ...french, ...bearer(token) });
  expect(again).toMatchObject({ status: 200, body: { login: null, cart_key: null } });
});

test('the new log-in has proven its password when the first one did, not now', async () => {
  const mine = await logIn();
  now = new Date(now.getTime() + 11 * 60_000);
  const there = await take((await give(mine)).body.code);
  const key = { name: 'script', scopes: ['catalog'] };
  const made = await members.call('save-api-key', key, bearer(there.body.login?.token ?? ''));
  expect(made).toMatchObject({ status: 403, body: { error: { code: 'password_required' } } });
});

test('a guest goes on with the same cart, whose key the database cannot read', async () => {
  const key = await fillCart(german);
  const { body } = await give({ ...german, 'X-Cart-Key': key });
  const { rows } = await store.db.execute(sql`select * from handover`);
  expect(JSON.stringify(rows)).not.toContain(key);
  expect(await take(body.code)).toMatchObject({ status: 200, body: { login: null, cart_key: key } });
});

test('a code works once, for a minute, on its own host and in its own browser', async () => {
  const mine = await logIn();
  const once = (await give(mine)).body.code;
  expect(await take(once, german)).toMatchObject(expired);
  expect(await take(once, { ...french, 'User-Agent': 'curl/8' })).toMatchObject(expired);
  const both = await Promise.all([take(once), take(once)]);
  expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['200', '410']);
  const late = (await give(mine)).body;
  now = new Date(late.expires_at);
  expect(await take(late.code)).toMatchObject(expired);
  now = new Date(now.getTime() + 1);
  await cleanUp(store.deps);
  expect(await store.db.$count(handover)).toBe(0);
});

test('no host but the shop’s gets one, nor a visitor without anything to take along', async () => {
  const mine = await logIn();
  expect(await give(mine, 'shop.in')).toMatchObject({
    status: 422,
    body: { error: { fields: { host: [{ code: 'not_allowed' }] } } },
  });
  expect(await give(german)).toMatchObject({ body: { error: { code: 'cart_not_found' } } });
});

test('a code of an account that was closed meanwhile opens nothing', async () => {
  const { code } = (await give(await logIn())).body;
  await store.db.update(account).set({ status: 'disabled' });
  expect(await take(code)).toMatchObject(expired);
});
