import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import type { getCouponCenter, getUserCoupons, UserCoupon } from '#contract/api/coupon.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import { coupon, heldCoupon } from '#server/db/schema.ts';
import { seedAccount } from '#server/testing/account.ts';
import { seedCoupon } from '#server/testing/coupon.ts';
import { openShopper, type Shopper } from '#server/testing/shopper.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';
import { day } from '#contract/durations.ts';

const start = new Date('2026-11-21T10:00:00Z');
let now = start;
let store: TestStore;

beforeAll(async () => {
  store = await openStoreWithParts({ clock: () => now });
});
afterEach(async () => {
  now = start;
  await store.db.delete(heldCoupon);
  await store.db.delete(coupon);
});
afterAll(() => store.close());

async function member(): Promise<Shopper> {
  const { headers } = await seedAccount(store.db, { expiresAt: new Date(start.getTime() + 400 * day) });
  return openShopper(store, { 'X-Locale': 'de', ...headers });
}
const collect = (who: Shopper, code: string) => who.call<UserCoupon>('user/save-coupon', { code });
const mine = async (who: Shopper, query = '') => (await who.call<ResponseOf<typeof getUserCoupons>>(`user/user-coupon${query}`)).body;
const center = async (who: Shopper, query = '') => (await who.call<ResponseOf<typeof getCouponCenter>>(`user/coupon-center${query}`)).body;
const see = async (who: Shopper) => (await center(who)).list.map(({ code, title, left, collected }) => [code, title, left, collected]);
const shown = ({ list }: { list: UserCoupon[] }) => list.map((one) => [one.coupon.code, one.status]);

test('a coupon is collected once, however often and fast one asks', async () => {
  await seedCoupon(store.db, {
    code: 'SAVE10',
    title: { en: 'Ten', de: 'Zehn' },
    terms: { en: 'For parts.' },
    minSubtotal: 500,
    perUserLimit: 1,
  });
  const who = await member();
  const answers = await Promise.all([collect(who, 'save10'), collect(who, 'SAVE10'), collect(who, 'SAVE10')]);
  expect(new Set(answers.map(({ body }) => body.user_coupon_id)).size).toBe(1);
  expect(answers[0]?.body).toMatchObject({
    status: 'available',
    used_at: null,
    order_no: null,
    collected_at: now.toISOString(),
    coupon: { code: 'SAVE10', title: 'Zehn', terms: 'For parts.', percent_bp: 1000, currency: 'EUR', min_subtotal: 500, ends_at: null },
  });
  expect(shown((await mine(who)).coupon)).toEqual([['SAVE10', 'available']]);
  expect(shown((await mine(await member())).coupon)).toEqual([]);
});

test('only what can be used is collected', async () => {
  await seedCoupon(store.db, { code: 'STOPPED', disabledAt: now });
  await seedCoupon(store.db, { code: 'OVER', endsAt: now });
  await seedCoupon(store.db, { code: 'EMPTY', totalLimit: 1, used: 1 });
  await seedCoupon(store.db, { code: 'LATER', startsAt: new Date(start.getTime() + day) });
  const who = await member();
  const codeOf = async (code: string) => (await collect(who, code)).body.error?.code;
  expect([await codeOf('STOPPED'), await codeOf('NO-SUCH'), await codeOf('OVER'), await codeOf('EMPTY'), await codeOf('LATER')]).toEqual([
    'coupon_invalid',
    'coupon_invalid',
    'coupon_expired',
    'coupon_exhausted',
    undefined,
  ]);
});

test('coupons are current until they are used, expire or are stopped', async () => {
  await seedCoupon(store.db, { code: 'ORDER', perUserLimit: 1 });
  await seedCoupon(store.db, { code: 'ENDS', endsAt: new Date(start.getTime() + day) });
  await seedCoupon(store.db, { code: 'STOP' });
  await seedCoupon(store.db, { code: 'KEEP' });
  const who = await member();
  for (const code of ['ORDER', 'ENDS', 'STOP', 'KEEP']) {
    // oxlint-disable-next-line no-await-in-loop -- in the order they are shown
    await collect(who, code);
    now = new Date(now.getTime() + 1000);
  }
  await who.add('LM358N-NOPB-TB', 10);
  const { body: placed } = await who.checkout({ email: undefined, coupon_code: 'ORDER' });
  expect(shown((await mine(who)).coupon)).toEqual([
    ['KEEP', 'available'],
    ['STOP', 'available'],
    ['ENDS', 'available'],
    ['ORDER', 'reserved'],
  ]);
  const counts = async () => (await who.call<{ counts: { coupons: number } }>('user/center')).body.counts.coupons;
  expect(await counts()).toBe(3);
  await store.db.update(coupon).set({ disabledAt: now }).where(eq(coupon.code, 'STOP'));
  await store.db.update(coupon).set({ disabledAt: now }).where(eq(coupon.code, 'ORDER'));
  now = new Date(start.getTime() + day);
  const lists = await mine(who);
  expect(shown(lists.coupon)).toEqual([
    ['KEEP', 'available'],
    ['ORDER', 'reserved'],
  ]);
  expect(lists.coupon.list[1]?.order_no).toBe(placed.order.order_no);
  expect(shown(lists.couponOld)).toEqual([
    ['STOP', 'revoked'],
    ['ENDS', 'expired'],
  ]);
  expect(await counts()).toBe(1);
});

test('walking the pages gives each coupon once', async () => {
  const codes = Array.from({ length: 5 }, (_, index) => `PAGE-${index}`);
  const who = await member();
  for (const code of codes) {
    // oxlint-disable-next-line no-await-in-loop -- a handful
    await seedCoupon(store.db, { code, isPublic: true });
    // oxlint-disable-next-line no-await-in-loop
    await collect(who, code);
  }
  const pages = await Promise.all([1, 2, 3, 4].map((page) => mine(who, `?page=${page}&page_size=2`)));
  expect(pages.map(({ coupon: { list, total, last_page } }) => [list.length, total, last_page])).toEqual([
    [2, 5, 3],
    [2, 5, 3],
    [1, 5, 3],
    [0, 5, 3],
  ]);
  expect(new Set(pages.flatMap((one) => shown(one.coupon).map(([code]) => code)))).toEqual(new Set(codes));
  const offered = await Promise.all([1, 2, 3].map((page) => center(who, `?page=${page}&page_size=2`)));
  expect(offered.flatMap(({ list }) => list.map(({ code }) => code)).toSorted()).toEqual(codes);
});

test('everybody sees the public coupons that count, what is left of them, and which are collected', async () => {
  await seedCoupon(store.db, { code: 'SECRET' });
  await seedCoupon(store.db, { code: 'PUBLIC', isPublic: true, totalLimit: 10, used: 4, endsAt: new Date(start.getTime() + 9 * day) });
  await seedCoupon(store.db, { code: 'ALWAYS', isPublic: true, kind: 'free_shipping', percentBp: null });
  await seedCoupon(store.db, { code: 'EMPTY', isPublic: true, totalLimit: 4, used: 4 });
  await seedCoupon(store.db, { code: 'STOPPED', isPublic: true, disabledAt: now });
  await seedCoupon(store.db, { code: 'LATER', isPublic: true, startsAt: new Date(start.getTime() + day) });
  const who = await member();
  await collect(who, 'ALWAYS');
  expect(await see(who)).toEqual([
    ['PUBLIC', '10\u00a0% Rabatt', 6, false],
    ['ALWAYS', 'Versandkostenfrei', null, true],
  ]);
  expect(await see(openShopper(store, { 'X-Locale': 'en' }))).toEqual([
    ['PUBLIC', '10% off', 6, false],
    ['ALWAYS', 'Free shipping', null, false],
  ]);
});
