/** The guest's cart at log-in (`docs/api.md` 7.6; check 8). */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import type { CartWithResults, mergeCart } from '#contract/api/cart.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import type { LoggedIn } from '#contract/api/account.ts';
import { account, cart } from '#server/db/schema.ts';
import { bearer, goodPassword, openMembers } from '#server/testing/member.ts';
import { openShopper, type Shopper } from '#server/testing/shopper.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';

type Merged = ResponseOf<typeof mergeCart>;
const a = 'LM358N-NOPB-TB';
const b = 'STM32F103C8T6-TY';
const email = 'grace@example.com';
let store: TestStore;
let now = new Date('2026-11-21T12:00:00Z');
let members: ReturnType<typeof openMembers>;
beforeAll(async () => {
  store = await openStoreWithParts({ clock: () => now, settings: { accountActivation: true } });
  members = openMembers(store);
  await store.db.execute(sql`update stock set on_hand = 1000, backorder = true`);
});
afterAll(() => store.close());
beforeEach(() => members.join(email));
afterEach(async () => {
  await store.db.delete(account);
  await store.db.delete(cart);
  store.deps.settings.limits = { ...store.deps.settings.limits, cart_lines: 500, rfq_lines: 500 };
});

const guestOf = () => openShopper(store);
/** Logs in as a browser does that holds the guest's cart key. */
async function enter(guest?: Shopper) {
  const headers: Record<string, string> = guest ? { 'X-Cart-Key': guest.cartKey() ?? '' } : {};
  const { body } = await members.login(email, undefined, headers);
  return { ...body, shopper: openShopper(store, bearer(body.token)) };
}
const login = async (cart_key: string | null) => (await members.call<LoggedIn>('login', { email, password: goodPassword, cart_key })).body;
const wishes = (who: Shopper, items: object[]) => who.call('cart/rfq-add', { items });
const linesOf = async (shopper: Shopper) => (await shopper.cart()).body.list.map(({ sku, quantity }) => [sku, quantity]);

test('the guest’s quantities replace the account’s, its other lines stay; once more changes nothing', async () => {
  const { shopper } = await enter();
  await shopper.add(a, 4);
  await shopper.add(b, 2);
  const guest = guestOf();
  await guest.add(a, 10);
  const first = await enter(guest);
  expect(first).toMatchObject({ merged: { cart: 1, rfq: 0 }, cart_key: null, cartNum: 2, results: [] });
  expect(await linesOf(shopper)).toEqual([
    [a, 10],
    [b, 2],
  ]);
  expect(await enter(guest)).toMatchObject({ merged: { cart: 0, rfq: 0 }, cartNum: 2 });
  expect(await linesOf(shopper)).toEqual([
    [a, 10],
    [b, 2],
  ]);
});

test('afterwards the guest’s key is dead, and no key opens an account’s cart', async () => {
  const guest = guestOf();
  await guest.add(a, 10);
  await enter(guest);
  expect((await guest.cart()).body).toMatchObject({ list: [], cart_key: null });
  expect((await guest.call('cart/remove', { line_ids: ['any'] })).body.error?.code).toBe('cart_not_found');
  expect(await store.db.select().from(cart)).toMatchObject([{ keyHash: null }]);
});

test('lines with another reference are lines of their own, and what was unticked stays so', async () => {
  const { shopper } = await enter();
  await shopper.add(a, 4, { customer_reference: 'R1' });
  const guest = guestOf();
  await guest.add(a, 7);
  const { body } = await guest.add(b, 3);
  await guest.call<CartWithResults>('cart/update', { items: [{ line_id: body.list[1]?.line_id, selected: false }] });
  expect(await enter(guest)).toMatchObject({ merged: { cart: 2 }, cartNum: 3 });
  const { list } = (await shopper.cart()).body;
  expect(list.map(({ sku, quantity, customer_reference, selected }) => [sku, quantity, customer_reference, selected])).toEqual([
    [a, 4, 'R1', true],
    [a, 7, null, true],
    [b, 3, null, false],
  ]);
});

test('the key may come in the body, as the app sends it; keys that are unknown, expired or an account’s merge nothing', async () => {
  const guest = guestOf();
  await guest.add(a, 10);
  expect(await login('ck_unknown')).toMatchObject({ merged: { cart: 0 }, cartNum: 0, cart_key: null });
  expect(await login(null)).toMatchObject({ cartNum: 0 });
  expect(await login(guest.cartKey())).toMatchObject({ merged: { cart: 1 }, cartNum: 1 });
  const old = guestOf();
  await old.add(b, 1);
  const later = now;
  now = new Date(now.getTime() + 31 * 86_400_000);
  expect(await login(old.cartKey())).toMatchObject({ merged: { cart: 0 }, cartNum: 1 });
  now = later;
});

test('what finds no room in a full cart is told; the account’s own lines stay', async () => {
  store.deps.settings.limits = { ...store.deps.settings.limits, cart_lines: 2, rfq_lines: 1 };
  const { shopper } = await enter();
  await shopper.add(b, 2);
  await shopper.call('cart/rfq-add', { items: [{ mpn: 'OLD-1', quantity: 1 }] });
  const guest = guestOf();
  await guest.add(a, 1, { customer_reference: 'first' });
  await guest.add(a, 5, { customer_reference: 'second' });
  await guest.call('cart/rfq-add', { items: [{ mpn: 'NEW-1', quantity: 9 }] });
  const entered = await enter(guest);
  expect(entered).toMatchObject({ merged: { cart: 1, rfq: 0 }, cartNum: 2, rfqNum: 1 });
  expect(entered.results).toEqual([
    { sku: a, mpn: 'LM358N/NOPB', quantity: 5 },
    { sku: null, mpn: 'NEW-1', quantity: 9 },
  ]);
  expect(await linesOf(shopper)).toEqual([
    [b, 2],
    [a, 1],
  ]);
});

test('wishes for the same part are replaced by order code, or by part number and maker', async () => {
  const { shopper } = await enter();
  await wishes(shopper, [
    { sku: a, quantity: 100 },
    { mpn: 'XYZ-1', manufacturer: 'Acme', quantity: 5, note: 'old' },
    { mpn: 'XYZ-1', quantity: 6 },
  ]);
  const guest = guestOf();
  await wishes(guest, [
    { sku: a, quantity: 900 },
    { mpn: 'xyz-1', manufacturer: 'ACME', quantity: 7 },
    { sku: b, quantity: 3 },
  ]);
  expect(await enter(guest)).toMatchObject({ merged: { cart: 0, rfq: 3 }, rfqNum: 4 });
  const { body } = await shopper.call<{ list: { mpn: string; quantity: number; note: string | null }[] }>('cart/rfq-list');
  expect(body.list.map(({ mpn, quantity, note }) => [mpn, quantity, note])).toEqual([
    ['LM358N/NOPB', 900, null],
    ['XYZ-1', 7, null],
    ['XYZ-1', 6, null],
    ['STM32F103C8T6', 3, null],
  ]);
});

test('the guest’s coupon is kept where the account’s cart has none', async () => {
  const { shopper } = await enter();
  await shopper.add(a, 1);
  const guest = guestOf();
  await guest.add(b, 1);
  const set = (code: string, id: string) => store.db.update(cart).set({ couponCode: code }).where(eq(cart.id, id));
  const carts = await store.db.select().from(cart);
  const idOf = (isGuest: boolean) => carts.find(({ accountId }) => (accountId === null) === isGuest)?.id ?? '';
  await set('SPRING', idOf(true));
  await enter(guest);
  const coupons = async () => (await store.db.select().from(cart)).map(({ couponCode }) => couponCode);
  expect(await coupons()).toEqual(['SPRING']);
  const other = guestOf();
  await other.add(b, 2);
  await store.db.execute(sql`update cart set coupon_code = 'AUTUMN' where account_id is null`);
  await enter(other);
  expect(await coupons()).toEqual(['SPRING']);
});

test('two log-ins at once with one guest cart merge it once', async () => {
  const guest = guestOf();
  await guest.add(a, 10);
  const answers = await Promise.all([enter(guest), enter(guest), enter(guest)]);
  expect(answers.map(({ merged }) => merged.cart).toSorted((x, y) => x - y)).toEqual([0, 0, 1]);
  const [first] = answers;
  expect(first && (await linesOf(first.shopper))).toEqual([[a, 10]]);
});

test('cart/merge does the same for somebody who is logged in; a dead or unknown key is not found', async () => {
  const { shopper } = await enter();
  await shopper.add(a, 4);
  const guest = guestOf();
  await guest.add(a, 10);
  await guest.add(b, 2);
  const merge = (cart_key: string | null) => shopper.call<Merged>('cart/merge', { cart_key });
  const { status, body } = await merge(guest.cartKey());
  expect([status, body]).toMatchObject([200, { cart_key: null, cartNum: 2, merged: { cart: 2, rfq: 0 }, results: [] }]);
  expect(body.list.map(({ sku, quantity }) => [sku, quantity])).toEqual([
    [a, 10],
    [b, 2],
  ]);
  for (const key of [guest.cartKey(), `ck_${'a'.repeat(43)}`]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect((await merge(key)).body.error?.code).toBe('cart_not_found');
  }
});

test('two carts of one browser become one: pieces of the same part are added, the other key ends', async () => {
  const [first, second] = [guestOf(), guestOf()];
  await first.add(a, 4);
  await second.add(a, 10);
  await second.add(b, 3);
  const lost = second.cartKey();
  const { status, body } = await first.call<Merged>('cart/merge', { cart_key: lost });
  expect([status, body.cart_key, body.merged]).toEqual([200, first.cartKey(), { cart: 2, rfq: 0 }]);
  expect(await linesOf(first)).toEqual([
    [a, 14],
    [b, 3],
  ]);
  expect((await first.call('cart/merge', { cart_key: lost })).body.error?.code).toBe('cart_not_found');
  expect((await first.call<Merged>('cart/merge', { cart_key: first.cartKey() })).body.merged).toEqual({ cart: 0, rfq: 0 });
  expect(await linesOf(first)).toHaveLength(2);
});
