/** The log-ins that an account's owner sees, and the password asked for again (`docs/api.md` 5.3). */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import type { Address } from '#contract/api/address.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import type { getSessions } from '#contract/api/session.ts';
import { account, cart, order } from '#server/db/schema.ts';
import { bearer, goodPassword, openMembers } from '#server/testing/member.ts';
import { addresses, openShopper } from '#server/testing/shopper.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';

const email = 'grace@example.com';
let now: Date;
let store: TestStore;
let members: ReturnType<typeof openMembers>;
let mine: Record<string, string>;
beforeAll(async () => {
  store = await openStoreWithParts({ clock: () => now, settings: { accountActivation: true } });
  members = openMembers(store);
  await store.db.execute(sql`update stock set on_hand = 1000`);
});
afterAll(() => store.close());
beforeEach(async () => {
  now = new Date('2026-11-21T12:00:00Z');
  await members.join(email);
  mine = bearer((await members.login(email)).body.token);
});
afterEach(async () => {
  await store.db.delete(order);
  await store.db.delete(account);
  await store.db.delete(cart);
});

const pass = (minutes: number) => void (now = new Date(now.getTime() + minutes * 60_000));
const list = async (headers = mine) => (await members.call<ResponseOf<typeof getSessions>>('sessions', undefined, headers)).body.list;
const makeKey = () => members.call('save-api-key', { name: 'script', scopes: ['catalog'] }, mine);

test('every log-in is listed by browser and system, the one that asks first; each is ended alone, or all others at once', async () => {
  const phone = {
    'User-Agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile/15E148 Safari/604.1',
  };
  await members.login(email, goodPassword, phone);
  await members.login(email, goodPassword, { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36 Edg/140.0' });
  const found = await list();
  expect(found.map(({ is_current }) => is_current)).toEqual([true, false, false]);
  const others = found.slice(1).map(({ browser, system }) => `${browser} on ${system}`);
  expect(others.toSorted()).toEqual(['Edge on Linux', 'Safari on iPhone']);
  const id = found.find(({ system }) => system === 'iPhone')?.id;
  expect((await members.call('end-session', { id }, mine)).status).toBe(200);
  expect((await members.call('end-session', { id }, mine)).status).toBe(404);
  expect(await list()).toHaveLength(2);
  await members.call('end-session', {}, mine);
  expect(await list()).toMatchObject([{ is_current: true }]);
});

test('nobody sees or ends the log-ins of another account', async () => {
  await members.join('other@example.com');
  const other = bearer((await members.login('other@example.com')).body.token);
  const [own] = await list();
  expect(await list(other)).toHaveLength(1);
  expect((await members.call('end-session', { id: own?.id }, other)).status).toBe(404);
  expect(await list()).toHaveLength(1);
});

test('a key is made within 10 minutes of the log-in, later after the password, for 10 minutes and in this log-in alone', async () => {
  expect((await makeKey()).status).toBe(200);
  pass(10);
  expect((await makeKey()).body.error?.code).toBe('password_required');
  const elsewhere = bearer((await members.login(email)).body.token);
  expect((await makeKey()).body.error?.code).toBe('password_required');
  expect((await members.call('confirm-password', { password: 'wrong' }, mine)).body.error?.code).toBe('invalid_credentials');
  expect((await makeKey()).body.error?.code).toBe('password_required');
  expect((await members.call('confirm-password', { password: goodPassword }, mine)).body).toMatchObject({
    ok: true,
    until: '2026-11-21T12:20:00.000Z',
  });
  expect((await makeKey()).status).toBe(200);
  pass(10);
  expect((await makeKey()).body.error?.code).toBe('password_required');
  expect((await members.call('save-api-key', { name: 'x', scopes: ['cart'] }, elsewhere)).status).toBe(403);
});

test('an address that paid goods go to is changed and deleted with the password only; any other one without', async () => {
  const save = (change: object) => members.call<Address>('save-address', { ...addresses.DE, ...change }, mine);
  const paid = (await save({})).body.id;
  const free = (await save({ line1: 'Hafen 1' })).body.id;
  const shopper = openShopper(store, mine);
  await shopper.add('LM358N-NOPB-TB', 10);
  expect((await shopper.checkout()).status).toBe(201);
  pass(11);
  expect((await save({ id: paid, phone: '+49 30 7654321' })).status).toBe(200);
  await store.db.update(order).set({ paid: 1 });
  expect((await save({ id: paid, line1: 'Fremde Straße 1' })).body.error?.code).toBe('password_required');
  expect((await members.call('del-address', { id: paid }, mine)).body.error?.code).toBe('password_required');
  expect((await members.call('del-address', { id: free }, mine)).status).toBe(200);
  await members.call('confirm-password', { password: goodPassword }, mine);
  expect((await members.call('del-address', { id: paid }, mine)).status).toBe(200);
});
