import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnyEndpoint } from '#contract/api/endpoint.ts';
import type { ErrorAnswer } from '#contract/api/error.ts';
import { seedAccount } from '#server/testing/account.ts';
import { contractCalls, nameOf } from '#server/testing/contract-calls.ts';
import { seedParts } from '#server/testing/parts.ts';
import { openShopper } from '#server/testing/shopper.ts';
import { openTestStore, type TestStore } from '#server/testing/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
  await seedParts(store.db);
});
afterAll(() => store.close());

const closed = contractCalls
  .filter(({ access }) => access === 'user' || access === 'cart' || access === 'order')
  .map((call) => [nameOf(call), call] as const);

async function ask({ method, path }: AnyEndpoint, headers: Record<string, string>) {
  const response = await store.request(path, method === 'POST' ? {} : undefined, headers);
  const body = (await response.json()) as Partial<ErrorAnswer>; // the store checks its answers with the contract in tests
  return [response.status, body.error?.code];
}

test.each(closed)('%s refuses a token that is unknown, has ended or belongs to a closed account', async (_path, call) => {
  const ended = await seedAccount(store.db, { expiresAt: new Date(Date.now() - 1000) });
  const disabled = await seedAccount(store.db, { status: 'disabled' });
  for (const headers of [{ Authorization: `Bearer st_${'a'.repeat(43)}` }, ended.headers, disabled.headers]) {
    // oxlint-disable-next-line no-await-in-loop -- three callers
    expect(await ask(call, headers)).toEqual([401, 'token_invalid']);
  }
});

test.each(closed.filter(([, { access }]) => access === 'user'))(
  '%s is nothing for a visitor, whatever cookies he has',
  async (_path, call) => {
    const { token } = await seedAccount(store.db);
    const guestKeys = { 'X-Cart-Key': `ck_${'a'.repeat(43)}`, 'X-Access-Key': `ak_${'a'.repeat(43)}` };
    for (const headers of [{}, { Cookie: `token=${token}` }, guestKeys]) {
      // oxlint-disable-next-line no-await-in-loop -- three callers
      expect(await ask(call, headers)).toEqual([401, 'auth_required']);
    }
  },
);

test('who is logged in has the account’s cart, whatever cart key he still sends', async () => {
  const guest = openShopper(store);
  await guest.add('LM358N-NOPB-TB', 3);
  const { headers } = await seedAccount(store.db);
  const buyer = openShopper(store, { ...headers, 'X-Cart-Key': guest.cartKey() ?? '' });
  expect((await buyer.cart()).body).toMatchObject({ cart_key: null, list: [] });
  expect((await buyer.add('LM358DR-TB', 1)).body).toMatchObject({ cart_key: null, cartNum: 1, list: [{ sku: 'LM358DR-TB' }] });
  expect((await guest.cart()).body.list).toMatchObject([{ sku: 'LM358N-NOPB-TB', quantity: 3 }]);
  const elsewhere = openShopper(store, headers);
  expect((await elsewhere.cart()).body.list).toMatchObject([{ sku: 'LM358DR-TB' }]);
  await elsewhere.checkout({ email: undefined });
  expect((await buyer.cart()).body.list).toEqual([]);
});
