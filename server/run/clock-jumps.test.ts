/** What a clock that is set forward or back does to a shop: nothing that stays. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { order, outbox, stock } from '#server/db/schema.ts';
import { startJobs } from './jobs.ts';
import type { Envelope } from '#server/mail/envelope.ts';
import { createRateLimiter } from '#server/limit/rate-limiter.ts';
import { seedAccount } from '#server/testing/account.ts';
import { newKey, openShopper } from '#server/testing/shopper.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';
import { day } from '#contract/durations.ts';

const sku = 'LM358N-NOPB-TB';
const start = new Date('2026-11-21T10:00:00Z');
let now = start;
let store: TestStore;
beforeEach(async () => {
  now = start;
  store = await openStoreWithParts({ clock: () => now });
});
afterEach(() => store.close());

const jumpBy = (milliseconds: number) => (now = new Date(now.getTime() + milliseconds));
const reserved = async () => (await store.db.select().from(stock)).reduce((sum, row) => sum + row.reserved, 0);

async function buy() {
  const shopper = openShopper(store, { 'X-Locale': 'de' });
  await shopper.add(sku, 10);
  const key = newKey();
  const placed = await shopper.checkout({}, key);
  expect(placed.status).toBe(201);
  return { shopper, key };
}

test('holds and orders outlive a jump: the jobs end nothing while the clock cannot be gone by, and send mails all the same', async () => {
  await buy();
  expect(await reserved()).toBe(10);
  jumpBy(60 * day);
  const sent: string[] = [];
  const sender = { send: async ({ to }: Envelope) => void sent.push(to), close: () => {} };
  await startJobs(store.deps, { sender, isClockSteady: () => false }).stop();
  expect(sent).toHaveLength(1);
  expect(await store.db.select().from(order)).toMatchObject([{ status: 'pending' }]);
  expect(await reserved()).toBe(10);
  // Proof that it was the clock that kept them.
  await startJobs(store.deps, { sender: null }).stop();
  expect(await store.db.select().from(order)).toMatchObject([{ status: 'expired' }]);
});

test.each([2 * day, -90_000])('the retry of an order orders nothing twice when the clock has jumped by %d ms', async (by) => {
  const { shopper, key } = await buy();
  jumpBy(by);
  await shopper.checkout({}, key);
  jumpBy(-by);
  await shopper.checkout({}, key);
  expect(await store.db.$count(order)).toBe(1);
  expect(await store.db.$count(outbox)).toBe(1);
  expect(await reserved()).toBe(10);
});

test('whoever is logged in is so again once the clock is right', async () => {
  const { headers } = await seedAccount(store.db, { expiresAt: new Date(start.getTime() + day) });
  const status = async () => (await store.request('/api/store/user/info', undefined, headers)).status;
  expect(await status()).toBe(200);
  jumpBy(30 * day);
  expect(await status()).toBe(401);
  jumpBy(-60 * day);
  expect(await status()).toBe(200);
  jumpBy(30 * day);
  expect(await status()).toBe(200);
});

test('a clock that was ahead keeps nobody waiting longer than a window lasts', async () => {
  const use = createRateLimiter(store.deps);
  const rule = { limit: 1, seconds: 60 };
  jumpBy(30 * day);
  await use('a visitor', rule);
  await expect(use('a visitor', rule)).rejects.toThrow();
  now = start;
  expect((await use('a visitor', rule)).resetSeconds).toBeLessThanOrEqual(60);
});
