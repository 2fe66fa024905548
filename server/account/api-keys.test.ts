/** Keys of a customer's own programs (`docs/api.md` section 2, 5.3 and 8). */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ApiKeyInfo } from '#contract/api/api-key.ts';
import type { ErrorAnswer } from '#contract/api/error.ts';
import { account, apiKey } from '#server/db/schema.ts';
import { seedAccount } from '#server/testing/account.ts';
import { bearer, openMembers } from '#server/testing/member.ts';
import { openShopper } from '#server/testing/shopper.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';

let store: TestStore;
let now = new Date('2026-11-21T12:00:00Z');
let members: ReturnType<typeof openMembers>;
let owner: Awaited<ReturnType<typeof seedAccount>>;
beforeAll(async () => {
  store = await openStoreWithParts({ clock: () => now });
  members = openMembers(store);
});
afterAll(() => store.close());
beforeEach(async () => {
  now = new Date(now.getTime() + 86_400_000);
  await store.db.delete(account);
  owner = await seedAccount(store.db, { expiresAt: new Date(now.getTime() + 86_400_000), provenAt: now });
});

interface Answer extends Partial<ErrorAnswer> {
  key: string;
  id: string;
  list: ApiKeyInfo[];
}
const make = async (scopes: string[], name = 'Pick and place') =>
  (await members.call<Answer>('save-api-key', { name, scopes }, owner.headers)).body;
const list = async () => (await members.call<Answer>('api-keys', undefined, owner.headers)).body.list;
async function ask(path: string, key: string, body?: unknown): Promise<[number, string | undefined]> {
  const answer = await store.request(`/api/store/${path}`, body, bearer(key));
  const read = (await answer.json()) as Partial<ErrorAnswer>; // the store checks its answers with the contract in tests
  return [answer.status, read.error?.code];
}

test('a key is shown once, kept hashed, listed by its first characters and ends when it is deleted', async () => {
  const { id, key } = await make(['cart']);
  expect(key).toMatch(/^sk_[\w-]{43}$/);
  expect(JSON.stringify(await store.db.select().from(apiKey))).not.toContain(key);
  expect(await list()).toEqual([
    { id, name: 'Pick and place', prefix: key.slice(0, 9), scopes: ['cart'], created_at: now.toISOString(), last_used_at: null },
  ]);
  expect(await ask('cart/list', key)).toEqual([200, undefined]);
  expect(await list()).toMatchObject([{ last_used_at: now.toISOString() }]);
  const stranger = await seedAccount(store.db, { expiresAt: new Date(now.getTime() + 1000) });
  expect((await members.call<Answer>('del-api-key', { id }, stranger.headers)).body.error?.code).toBe('not_found');
  expect((await members.call<Answer>('del-api-key', { id }, owner.headers)).status).toBe(200);
  expect(await ask('cart/list', key)).toEqual([401, 'token_invalid']);
});

test('a key acts as its account within its scopes and nowhere else', async () => {
  const buyer = openShopper(store, { 'X-Locale': 'de', ...owner.headers });
  await buyer.add('LM358N-NOPB-TB', 3);
  const { body } = await buyer.checkout({ email: undefined });
  const detail = `order/order-detail?order_no=${body.order.order_no}`;
  const [catalog, cart, orders] = [await make(['catalog']), await make(['cart']), await make(['orders:read'])];
  const denied = [403, 'access_denied'];
  const fine = [200, undefined];
  const find = (key: string) => ask('common/product-list', key, { category_web_url: 'op-amps' });
  expect([await find(catalog.key), await find(cart.key)]).toEqual([fine, denied]);
  expect([await ask('cart/list', cart.key), await ask('cart/list', orders.key)]).toEqual([fine, denied]);
  expect([await ask('user/user-order', orders.key), await ask(detail, orders.key)]).toEqual([fine, fine]);
  expect([await ask(detail, cart.key), await ask('order/cancel', orders.key, { order_no: body.order.order_no })]).toEqual([denied, denied]);
  const all = await make(['catalog', 'cart', 'orders:read']);
  for (const path of ['user/info', 'user/user-address', 'user/export', 'user/api-keys', 'user/center']) {
    // oxlint-disable-next-line no-await-in-loop -- a few calls
    expect([path, ...(await ask(path, all.key))]).toEqual([path, ...denied]);
  }
  expect(await ask('user/login', all.key, { email: owner.email, password: 'x' })).toEqual(denied);
  expect(await ask('order/checkout', all.key, {})).toEqual(denied);
});

test('a key that opens nothing counts as nobody where anybody may ask', async () => {
  const unknown = `sk_${'a'.repeat(43)}`;
  expect(await ask('common/product-list', unknown, { category_web_url: 'op-amps' })).toEqual([200, undefined]);
  expect(await ask('cart/list', unknown)).toEqual([401, 'token_invalid']);
  const { key } = await make(['cart']);
  await store.db.update(account).set({ status: 'closing' });
  expect(await ask('cart/list', key)).toEqual([401, 'token_invalid']);
});

test('an account has five keys at most; names and scopes are checked', async () => {
  await Promise.all(Array.from({ length: 8 }, (_one, index) => make(['cart'], `Key ${index}`)));
  expect(await list()).toHaveLength(5);
  expect((await make(['cart'])).error).toMatchObject({ code: 'state_conflict', data: { limit: 5 } });
  expect((await make(['everything'])).error?.code).toBe('validation_failed');
  expect(Object.keys((await make([], ' ')).error?.fields ?? {})).toEqual(['name', 'scopes']);
});

test('a key makes 60 calls a minute and 1,000 a day, whatever they ask for', async () => {
  const { key } = await make(['cart', 'catalog']);
  store.deps.settings.rateLimits = true;
  try {
    const before = new Date(now);
    for (let minute = 0; minute < 17; minute += 1) {
      now = new Date(before.getTime() + minute * 60_000);
      const wanted = minute === 16 ? 40 : 60;
      // oxlint-disable-next-line no-await-in-loop -- minute after minute
      const answers = await Promise.all(Array.from({ length: wanted }, () => ask('common/cart-num', key)));
      expect(answers.every(([status]) => status === 200)).toBe(true);
      if (minute === 0) expect(await ask('common/cart-num', key)).toEqual([429, 'rate_limited']);
      if (minute === 0) now = new Date(before.getTime());
    }
    now = new Date(before.getTime() + 20 * 60_000);
    expect(await ask('cart/list', key)).toEqual([429, 'rate_limited']);
  } finally {
    store.deps.settings.rateLimits = false;
  }
});
