/** A guest who has lost their link asks for another; nobody learns anything by asking. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { outbox } from '#server/db/schema.ts';
import { seedAccount } from '#server/testing/account.ts';
import { ask, contact } from '#server/testing/quote.ts';
import { openShopper } from '#server/testing/shopper.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';

let store: TestStore;
let now = new Date('2026-11-22T10:00:00Z');
beforeAll(async () => {
  store = await openStoreWithParts({ clock: () => now });
});
afterAll(() => store.close());
afterEach(async () => {
  store.deps.settings.rateLimits = false;
  now = new Date(now.getTime() + 86_400_000);
  await store.db.delete(outbox);
});

async function lookUp(number: string, email: string) {
  const answer = await store.request('/api/store/order/send-link', { number, email }, { 'X-Locale': 'jp' });
  return { status: answer.status, body: ((await answer.json()) as { error?: { code: string; fields?: object } }).error ?? 'ok' };
}
const mails = () => store.db.select().from(outbox).orderBy(outbox.id);

async function buy(change: Record<string, unknown> = {}, headers: Record<string, string> = {}) {
  const shopper = openShopper(store, { 'X-Locale': 'de', ...headers });
  await shopper.add('LM358N-NOPB-TB', 10);
  const { order } = (await shopper.checkout(change)).body;
  await store.db.delete(outbox);
  return order.order_no;
}

test('number and address that belong together bring a link in the language of the order', async () => {
  const number = await buy({ email: 'Guest@Example.com' });
  expect(await lookUp(number.toLowerCase().replaceAll('-', ' '), 'guest@example.COM')).toEqual({ status: 200, body: 'ok' });
  const [mail] = await mails();
  expect(mail).toMatchObject({ kind: 'order_link', recipient: 'Guest@Example.com', subject: `Ihr Link zur Bestellung ${number}` });
  const key = /#(ak_[\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  expect((await openShopper(store).order(number, key)).status).toBe(200);
});

test('so do those of an inquiry', async () => {
  const { inquiry_no: number } = (await ask(openShopper(store, { 'X-Locale': 'de' }))).body.inquiry;
  await store.db.delete(outbox);
  await lookUp(number, contact.email);
  const [mail] = await mails();
  const key = /#(ak_[\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const path = `/api/store/order/quote-detail?inquiry_no=${number}`;
  expect((await store.request(path, undefined, { 'X-Access-Key': key })).status).toBe(200);
});

test('whatever does not belong together gets the same answer and no mail', async () => {
  const number = await buy();
  for (const [wrong, email] of [
    [number, 'other@example.com'],
    ['SO-261122-ZZZZZZ', 'buyer@example.com'],
    ['RQ-261122-ZZZZZZ', 'buyer@example.com'],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- three callers
    expect(await lookUp(wrong, email)).toEqual({ status: 200, body: 'ok' });
  }
  expect(await mails()).toEqual([]);
});

test('the order of an account is opened by its log-in alone', async () => {
  const { headers, email } = await seedAccount(store.db, { expiresAt: new Date(now.getTime() + 86_400_000) });
  await lookUp(await buy({ email: undefined }, headers), email);
  const [mail] = await mails();
  expect(mail?.text).toContain('/order/orderDetail?order_no=');
  expect(mail?.text).not.toContain('#ak_');
  expect(mail?.text).toContain('Melden Sie sich an');
});

test('what is no number and no address is told at its field', async () => {
  const { status, body } = await lookUp('12345', 'nobody');
  expect(status).toBe(422);
  expect(body).toMatchObject({
    code: 'validation_failed',
    fields: { number: [{ code: 'invalid_format' }], email: [{ code: 'invalid_format' }] },
  });
});

test('six times a day for one number, whether there is such an order or not; ten times an hour for one visitor', async () => {
  const real = await buy();
  store.deps.settings.rateLimits = true;
  const codes = async (number: string, times: number) => {
    const seen: number[] = [];
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (let turn = 0; turn < times; turn += 1) seen.push((await lookUp(number, 'other@example.com')).status);
    return seen;
  };
  const six = [200, 200, 200, 200, 200, 200];
  expect(await codes(real, 7)).toEqual([...six, 429]);
  now = new Date(now.getTime() + 3_600_000);
  expect(await codes('SO-261122-YYYYYY', 7)).toEqual([...six, 429]);
  now = new Date(now.getTime() + 3_600_000);
  expect((await lookUp(real, 'buyer@example.com')).body).toMatchObject({ code: 'rate_limited' });
  const others = await Promise.all(Array.from({ length: 10 }, (_, at) => lookUp(`SO-261122-AAAAA${at}`, 'a@example.com')));
  expect(others.filter(({ status }) => status === 429)).toHaveLength(1);
});
