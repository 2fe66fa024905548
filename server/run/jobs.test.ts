import { eq, type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cleanUp } from './clean-up.ts';
import { cart, idempotency, outbox, subscription } from '#server/db/schema.ts';
import { startJobs } from './jobs.ts';
import type { Envelope } from '#server/mail/envelope.ts';
import { postPartAlerts } from '#server/mail/alert-mail.ts';
import { post } from '#server/mail/post.ts';
import { seedAccount } from '#server/testing/account.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';
import { day } from '#contract/durations.ts';

const start = new Date('2026-11-21T10:00:00Z');
let now = start;
let store: TestStore;
beforeAll(async () => {
  store = await openStoreWithParts({ clock: () => now });
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

test('whoever waits for another lifecycle is told of a last-buy date, once, and of both in one mail', async () => {
  const ask = (email: string) =>
    store.request('/api/store/common/save-stock-alert', { sku: 'LM358DR-TB', email, kinds: ['lifecycle'] }, { 'X-Locale': 'de' });
  const mails = (email: string) => store.db.select().from(outbox).where(eq(outbox.recipient, email));
  const plan = (change: SQL) => store.db.execute(sql`update product set ${change} where mpn = 'LM358DR'`);
  await ask('day@example.com');
  expect(await postPartAlerts(store.deps)).toBe(0);
  await plan(sql`last_buy_date = '2027-06-30'`);
  expect(await postPartAlerts(store.deps)).toBe(1);
  expect(await mails('day@example.com')).toMatchObject([
    { kind: 'last_buy_alert', subject: 'LM358DR: Letzter Bestelltag ist der 30. Juni 2027' },
  ]);
  await ask('both@example.com');
  expect(await postPartAlerts(store.deps)).toBe(0);
  await plan(sql`last_buy_date = '2027-07-31', lifecycle = 'last_time_buy'`);
  expect(await postPartAlerts(store.deps)).toBe(1);
  const [both] = await mails('both@example.com');
  expect(both).toMatchObject({
    kind: 'lifecycle_alert',
    text: expect.stringContaining('Letzter Bestelltag beim Hersteller ist der 31. Juli 2027.'),
  });
});

test('a price to wait for is compared in the currency that it was named in', async () => {
  const ask = (unit_micros: number, currency: string, quantity = 10) =>
    store.request(
      '/api/store/common/save-stock-alert',
      { sku: 'STM32F103C8T6-TY', email: 'below@example.com', quantity, kinds: ['price'], below: { unit_micros, currency } },
      { 'X-Locale': 'de' },
    );
  const mails = () => store.db.select().from(outbox).where(eq(outbox.recipient, 'below@example.com')).orderBy(outbox.id);
  const offer = sql`(select o.id from offer o where o.sku = 'STM32F103C8T6-TY')`;
  const own = (micros: number) =>
    store.db
      .execute(sql`insert into offer_price (offer_id, currency, break_quantities, break_micros) values (${offer}, 'EUR', array[1, 1000], array[${micros}::bigint, 1000])
      on conflict (offer_id, currency) do update set break_micros = excluded.break_micros`);
  await store.db.execute(
    sql`update offer o set hidden = o.sku <> 'STM32F103C8T6-TY' from product p where p.id = o.product_id and p.mpn = 'STM32F103C8T6'`,
  );
  await own(50_000);
  const refused = await ask(50_001, 'EUR');
  expect([refused.status, await refused.json()]).toMatchObject([
    422,
    { error: { fields: { 'below.unit_micros': [{ code: 'out_of_range', limit: 50_000 }] } } },
  ]);
  expect((await ask(0, 'EUR')).status).toBe(422);
  expect((await ask(40_000, 'EUR')).status).toBe(200);
  // Whatever a piece costs in other currencies.
  await store.db.execute(sql`update offer set break_micros = array(select 1 from unnest(break_micros)) where id = ${offer}`);
  await own(40_000);
  expect(await postPartAlerts(store.deps)).toBe(0);
  await own(39_500);
  expect(await postPartAlerts(store.deps)).toBe(1);
  const [mail] = await mails();
  expect(mail).toMatchObject({ kind: 'price_below', subject: 'STM32F103C8T6 kostet jetzt weniger als 0,04 €' });
  expect(mail?.text).toMatch(/Es kostet jetzt 0,0395\s€ ohne Steuer/);
  // Without prices of its own a currency is converted, as lists show it.
  await store.db.execute(sql`update offer set break_micros = array(select 100000 from unnest(break_micros)) where id = ${offer}`);
  await store.db.execute(
    sql`insert into currency_rate (currency, rate_micros) values ('JPY', 150000000) on conflict (currency) do update set rate_micros = 150000000`,
  );
  expect((await ask(15_000_000, 'JPY')).status).toBe(200);
  expect(await postPartAlerts(store.deps)).toBe(0);
  await store.db.execute(sql`update currency_rate set rate_micros = 149000000 where currency = 'JPY'`);
  expect(await postPartAlerts(store.deps)).toBe(1);
  expect((await mails()).at(-1)?.text).toContain('14,9');
});
