/** What credentials do not change (`docs/api.md` section 10, checks 13 and 15). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnyEndpoint } from '#contract/api/endpoint.ts';
import { seedAccount } from '#server/testing/account.ts';
import { contractCalls, nameOf } from '#server/testing/contract-calls.ts';
import { openShopper } from '#server/testing/shopper.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';

let store: TestStore;
let member: Awaited<ReturnType<typeof seedAccount>>;
let cartKey: string;
beforeAll(async () => {
  store = await openStoreWithParts({ clock: () => new Date('2026-11-21T12:00:00Z') });
  member = await seedAccount(store.db, { expiresAt: new Date('2026-11-22T12:00:00Z') });
  const guest = openShopper(store);
  await guest.add('LM358N-NOPB-TB', 3);
  cartKey = guest.cartKey() ?? '';
});
afterAll(() => store.close());

/** Requests that the catalog's calls answer; the others are asked with nothing. */
const requests: Record<string, Record<string, string>> = {
  'common/product-list': { category_web_url: 'op-amps' },
  'common/product-filter': { category_web_url: 'op-amps' },
  'common/search-product': { keyword: 'LM358' },
  'common/search-suggest': { keyword: 'LM3' },
  'common/product-detail': { web_url: 'lm358n-nopb-texas-instruments' },
};

/** What no two answers share. */
const newEachTime = /"(?:request_id|token|challenge)":"[^"]*"/g;

async function ask(call: AnyEndpoint, headers: Record<string, string>) {
  const input = requests[nameOf(call)] ?? {};
  const query = new URLSearchParams(input).toString();
  const answer =
    call.method === 'GET'
      ? await store.request(query ? `${call.path}?${query}` : call.path, undefined, headers)
      : await store.request(call.path, input, headers);
  return { status: answer.status, tag: answer.headers.get('ETag'), text: (await answer.text()).replace(newEachTime, '') };
}

const cached = contractCalls.filter(({ cache }) => cache !== 'N').map((call) => [nameOf(call), call] as const);

test.each(cached)('%s answers the same byte for byte with and without a token', async (_name, call) => {
  const nobody = await ask(call, {});
  expect(await ask(call, { ...member.headers, 'X-Cart-Key': cartKey })).toEqual(nobody);
  if (nobody.tag === null) return;
  const again = await ask(call, { 'If-None-Match': nobody.tag });
  expect([again.status, again.text]).toEqual([304, '']);
});

test('there are answers with a tag among them', async () => {
  const tags = await Promise.all(cached.map(async ([, call]) => (await ask(call, {})).tag));
  expect(tags.filter((tag) => tag !== null).length).toBeGreaterThan(5);
});

test.each(contractCalls.map((call) => [nameOf(call), call] as const))(
  '%s takes a caller with cookies alone for nobody',
  async (_name, call) => {
    const cookies = { Cookie: `token=${member.token}; cart_key=${cartKey}; access_key=${cartKey}` };
    const [nobody, withCookies] = [await ask(call, {}), await ask(call, cookies)];
    expect(withCookies).toEqual(nobody);
    if (call.access === 'user') expect(withCookies.status).toBe(401);
  },
);
