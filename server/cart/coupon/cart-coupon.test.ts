import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { coupon } from '#server/db/schema.ts';
import { seedAccount } from '#server/testing/account.ts';
import { seedCoupon } from '#server/testing/coupon.ts';
import { bearer, openMembers } from '#server/testing/member.ts';
import { openShopper, type Shopper } from '#server/testing/shopper.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';

const sku = 'LM358N-NOPB-TB';
let now = new Date('2026-11-21T10:00:00Z');
let store: TestStore;

beforeAll(async () => {
  store = await openStoreWithParts({ clock: () => now });
});
afterEach(async () => {
  now = new Date('2026-11-21T10:00:00Z');
  await store.db.delete(coupon);
});
afterAll(() => store.close());

const guestOf = (headers: Record<string, string> = {}) => openShopper(store, { 'X-Locale': 'en', 'X-Currency': 'EUR', ...headers });
async function withParts(shopper = guestOf()): Promise<Shopper> {
  await shopper.add(sku, 10);
  return shopper;
}
const apply = (shopper: Shopper, code: string) => shopper.call('cart/apply-coupon', { code });
const refusal = async (shopper: Shopper, code: string) => (await apply(shopper, code)).body.error;

test('a coupon is put into the cart in any case, once or often, and taken out again', async () => {
  await seedCoupon(store.db, { code: 'SAVE10' });
  const guest = await withParts();
  const expected = {
    coupon: { code: 'SAVE10', title: '10% off', discount: 46, free_shipping: false },
    totals: { discount: 46, total: 414 },
  };
  expect((await apply(guest, ' save10 ')).body).toMatchObject(expected);
  expect((await apply(guest, 'SAVE10')).body).toMatchObject(expected);
  expect((await guest.cart()).body).toMatchObject(expected);
  expect((await guest.call('cart/remove-coupon', {})).body).toMatchObject({ coupon: null, totals: { discount: 0, total: 460 } });
  expect((await guest.cart()).body.coupon).toBeNull();
});

test('a second coupon takes the place of the first; one that is refused leaves it', async () => {
  await seedCoupon(store.db, { code: 'SAVE10' });
  await seedCoupon(store.db, { code: 'FIVE', kind: 'fixed', amount: 100 });
  const guest = await withParts();
  await apply(guest, 'SAVE10');
  expect((await apply(guest, 'FIVE')).body).toMatchObject({ coupon: { code: 'FIVE', title: '€1.00 off', discount: 100 } });
  expect((await refusal(guest, 'NO-SUCH'))?.code).toBe('coupon_invalid');
  expect((await guest.cart()).body).toMatchObject({ coupon: { code: 'FIVE' } });
});

test('what is wrong with a code is said exactly', async () => {
  const guest = await withParts();
  const starts = new Date('2026-12-01T00:00:00Z');
  const ended = new Date('2026-11-21T10:00:00Z');
  await seedCoupon(store.db, { code: 'STOPPED', disabledAt: ended });
  await seedCoupon(store.db, { code: 'LATER', startsAt: starts });
  await seedCoupon(store.db, { code: 'OVER', endsAt: ended });
  await seedCoupon(store.db, { code: 'EMPTY', totalLimit: 5, used: 5 });
  await seedCoupon(store.db, { code: 'MEMBERS', perUserLimit: 1 });
  await seedCoupon(store.db, { code: 'LARGE', minSubtotal: 1000 });
  await seedCoupon(store.db, { code: 'CAPS', categories: ['capacitors'] });
  expect(await refusal(guest, 'STOPPED')).toMatchObject({ code: 'coupon_invalid' });
  expect(await refusal(guest, '日本語コード')).toMatchObject({ code: 'coupon_invalid' });
  expect(await refusal(guest, 'abc')).toMatchObject({ code: 'validation_failed', fields: { code: [{ code: 'too_short' }] } });
  expect(await refusal(guest, 'LATER')).toMatchObject({ code: 'coupon_not_started', data: { starts_at: starts.toISOString() } });
  expect(await refusal(guest, 'OVER')).toMatchObject({ code: 'coupon_expired', data: { ends_at: ended.toISOString() } });
  expect(await refusal(guest, 'EMPTY')).toMatchObject({ code: 'coupon_exhausted' });
  expect(await refusal(guest, 'MEMBERS')).toMatchObject({
    code: 'coupon_not_applicable',
    data: { reason: 'login_required' },
    message: 'This coupon is for customers with an account. Sign in to use it.',
  });
  expect(await refusal(guest, 'LARGE')).toMatchObject({ data: { reason: 'min_subtotal', missing: 540 } });
  expect(await refusal(guest, 'CAPS')).toMatchObject({ data: { reason: 'scope' } });
  const { shopper } = await memberOf();
  expect((await apply(await withParts(shopper), 'MEMBERS')).status).toBe(200);
});

async function memberOf() {
  const account = await seedAccount(store.db, { expiresAt: new Date(now.getTime() + 86_400_000) });
  return { ...account, shopper: guestOf(account.headers) };
}

test('a coupon for a category, a maker or order codes discounts only those lines', async () => {
  await seedCoupon(store.db, { code: 'PASSIVES', categories: ['passives'] });
  await seedCoupon(store.db, { code: 'BY-TI', manufacturers: ['ti'] });
  await seedCoupon(store.db, { code: 'THIS-ONE', skus: ['LM358DR-TB'], percentBp: 5000 });
  await seedCoupon(store.db, { code: 'TI-PASSIVES', manufacturers: ['ti'], categories: ['passives'] });
  const guest = await withParts();
  await guest.add('LM358DR-TB', 10);
  const { body } = await guest.cart();
  expect(body.list.map(({ line_total }) => line_total)).toEqual([460, 460]);
  expect(await refusal(guest, 'PASSIVES')).toMatchObject({ data: { reason: 'scope' } });
  expect((await apply(guest, 'BY-TI')).body).toMatchObject({ coupon: { discount: 92 } });
  expect((await apply(guest, 'THIS-ONE')).body).toMatchObject({ coupon: { discount: 230 } });
  expect(await refusal(guest, 'TI-PASSIVES')).toMatchObject({ data: { reason: 'scope' } });
});

test('lines that are not selected do not count, and a coupon that no longer counts stays and says why', async () => {
  await seedCoupon(store.db, { code: 'LARGE', minSubtotal: 400 });
  const guest = await withParts();
  const { body } = await apply(guest, 'LARGE');
  const lineId = (body as { list?: { line_id: string }[] }).list?.[0]?.line_id; // the contract's cart
  const fewer = await guest.call('cart/update', { items: [{ line_id: lineId, quantity: 5 }] });
  expect(fewer.body).toMatchObject({
    coupon: { code: 'LARGE', discount: 0, issue: { code: 'coupon_not_applicable', data: { reason: 'min_subtotal', missing: 170 } } },
    totals: { discount: 0, total: 230 },
  });
  await guest.call('cart/update', { items: [{ line_id: lineId, quantity: 10 }] });
  expect((await guest.cart()).body.coupon).toEqual({ code: 'LARGE', title: '10% off', discount: 46, free_shipping: false });
});

test('an empty cart takes a coupon for the parts to come', async () => {
  await seedCoupon(store.db, { code: 'EARLY', minSubtotal: 100 });
  const guest = guestOf();
  expect((await apply(guest, 'EARLY')).body).toMatchObject({ cart_key: expect.stringMatching(/^ck_/), coupon: { discount: 0 } });
  expect((await guest.add(sku, 10)).body).toMatchObject({ coupon: { discount: 46 } });
});

test('amounts are converted into the currency of the cart', async () => {
  await seedCoupon(store.db, { code: 'FIVE', kind: 'fixed', amount: 100, minSubtotal: 200 });
  const guest = await withParts(guestOf({ 'X-Currency': 'JPY' }));
  expect((await apply(guest, 'FIVE')).body).toMatchObject({ coupon: { title: '€1.00 off', discount: 178 }, totals: { currency: 'JPY' } });
});

test('the guest’s coupon counts for the account after log-in, if it may', async () => {
  await seedCoupon(store.db, { code: 'SAVE10' });
  const members = openMembers(store);
  await members.register('grace@example.com', {}, { 'X-Locale': 'en' });
  const guest = await withParts();
  await apply(guest, 'SAVE10');
  const { body } = await members.login('grace@example.com', undefined, { 'X-Cart-Key': guest.cartKey() ?? '' });
  const account = guestOf(bearer(body.token));
  expect((await account.cart()).body).toMatchObject({ coupon: { code: 'SAVE10', discount: 46 }, cartNum: 1 });
  await store.db.update(coupon).set({ disabledAt: now }).where(eq(coupon.code, 'SAVE10'));
  expect((await account.cart()).body).toMatchObject({ coupon: { discount: 0, issue: { code: 'coupon_invalid' } }, totals: { total: 460 } });
});

test('codes cannot be found by trying', async () => {
  store.deps.settings.rateLimits = true;
  try {
    const guest = await withParts();
    const codes: (string | undefined)[] = [];
    for (let index = 0; index < 21; index += 1) {
      // oxlint-disable-next-line no-await-in-loop -- the limit counts one after the other
      codes.push((await refusal(guest, `GUESS-${index}`))?.code);
    }
    expect(codes.filter((code) => code === 'coupon_invalid')).toHaveLength(20);
    expect(codes.at(-1)).toBe('rate_limited');
    const previews: (string | undefined)[] = [];
    for (let index = 0; index < 21; index += 1) {
      // oxlint-disable-next-line no-await-in-loop -- the limit counts one after the other
      previews.push((await guest.preview({ coupon_code: `GUESS-${index}` })).body.error?.code);
    }
    expect(previews.indexOf('rate_limited')).toBe(20);
    expect((await guest.preview()).status).toBe(200);
  } finally {
    store.deps.settings.rateLimits = false;
  }
});
