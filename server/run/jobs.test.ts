import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cleanUp } from './clean-up.ts';
import { cart, idempotency, outbox, subscription } from '#server/db/schema.ts';
import { startJobs } from './jobs.ts';
import type { Envelope } from '#server/mail/envelope.ts';
import { postPartAlerts } from '#server/mail/alert-mail.ts';
import { post } from '#server/mail/post.ts';
import { seedAccount } from '#server/testing/account.ts';
import { seedParts } from '#server/testing/parts.ts';
import { openTestStore, type TestStore } from '#server/testing/store.ts';
import { day } from '#contract/durations.ts';

const start = new Date('2026-11-21T10:00:00Z');
let now = start;
let store: TestStore;
beforeAll(async () => {
  store = await openTestStore({ clock: () => now });
  await seedParts(store.db);
});
afterAll(() => store.close());

const letter = { kind: 'stock_alert' as const, locale: 'en' as const, values: { mpn: 'X', available: '1' }, blocks: () => [] };

test('what has outlived its use is removed, the rest stays', async () => {
  const { id } = await seedAccount(store.db);
  await store.db.insert(cart).values([
    { id: 'old', keyHash: 'old', usedAt: new Date(start.getTime() - 31 * day) },
    { id: 'new', keyHash: 'new', usedAt: new Date(start.getTime() - 29 * day) },
    { id: 'account', accountId: id, usedAt: new Date(start.getTime() - 400 * day) },
  ]);
  await store.db.insert(idempotency).values([
    { caller: 'a', path: 'p', key: 'old', bodyHash: '', createdAt: new Date(start.getTime() - 2 * day) },
    { caller: 'a', path: 'p', key: 'new', bodyHash: '', createdAt: start },
  ]);
  const pending = { status: 'pending' as const, locale: 'en', topics: [], consentVersion: '1' };
  await store.db.insert(subscription).values([
    { email: 'old@example.com', ...pending, confirmUntil: new Date(start.getTime() - 1) },
    { email: 'new@example.com', ...pending, confirmUntil: new Date(start.getTime() + 1) },
  ]);
  await cleanUp(store.deps);
  expect((await store.db.select().from(cart)).map((row) => row.id).toSorted()).toEqual(['account', 'new']);
  expect((await store.db.select().from(idempotency)).map(({ key }) => key)).toEqual(['new']);
  expect((await store.db.select().from(subscription)).map(({ email }) => email)).toEqual(['new@example.com']);
});

test('mails that wait are sent as soon as the shop starts, and stay without a mail server', async () => {
  await post(store.deps, store.db, { ...letter, to: 'a@example.com' });
  const quiet = startJobs(store.deps, { sender: null });
  await quiet.stop();
  expect(await store.db.select().from(outbox)).toMatchObject([{ sentAt: null, tries: 0 }]);

  const sent: string[] = [];
  let isClosed = false;
  const sender = {
    send: async ({ to }: Envelope) => void sent.push(to),
    close: () => {
      isClosed = true;
    },
  };
  const jobs = startJobs(store.deps, { sender });
  await jobs.stop();
  expect(sent).toEqual(['a@example.com']);
  expect(isClosed).toBe(true);
});

test('a lower price and another lifecycle are told once each, whatever changed them', async () => {
  const alert = (body: object) => store.request('/api/store/common/save-stock-alert', body, { 'X-Locale': 'de' });
  const mails = () => store.db.select().from(outbox).where(eq(outbox.recipient, 'wait@example.com')).orderBy(outbox.id);
  const wish = { sku: 'LM358DR-TB', email: 'wait@example.com', quantity: 10, kinds: ['price', 'lifecycle', 'price'] };
  expect((await alert({ ...wish, kinds: [] })).status).toBe(422);
  expect(await (await alert(wish)).json()).toEqual({ ok: true });
  const reprice = (factor: number) =>
    store.db
      .execute(sql`update offer o set break_micros = array(select (micros * ${factor}::float)::bigint from unnest(o.break_micros) micros)
      from product p where p.id = o.product_id and p.mpn = 'LM358DR'`);
  await reprice(1.1);
  expect(await postPartAlerts(store.deps)).toBe(0);
  await reprice(0.8);
  expect(await postPartAlerts(store.deps)).toBe(1);
  expect(await mails()).toMatchObject([
    { kind: 'price_alert', recipient: 'wait@example.com', subject: expect.stringContaining('LM358DR') },
  ]);
  await store.db.execute(sql`update product set lifecycle = 'obsolete' where mpn = 'LM358DR'`);
  expect(await postPartAlerts(store.deps)).toBe(1);
  expect(await postPartAlerts(store.deps)).toBe(0);
  expect((await mails()).map(({ kind, text }) => [kind, text.includes('Obsolet')])).toContainEqual(['lifecycle_alert', true]);
});
