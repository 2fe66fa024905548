/** Mails from the cause to a mail server. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { outbox, product, stockAlert, subscription } from '#server/db/schema.ts';
import { addresses, openShopper } from '#server/testing/shopper.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';
import { postPartAlerts } from './alert-mail.ts';
import { defaultSettings } from '#server/kernel/settings.ts';
import { type MailServer, openMailServer } from '#server/testing/mail-server.ts';
import { tellFailedMails } from './failed-mails.ts';
import { runMails } from './mail-command.ts';
import { mostTries, type MailSender, retryAfterMinutes, sendNextMail, smtpSender } from './send-outbox.ts';

const start = new Date('2026-11-21T10:00:00Z');
let store: TestStore;
let now = start;
let server: MailServer;
let sender: MailSender;
const lines: string[] = [];

beforeAll(async () => {
  store = await openStoreWithParts({ clock: () => now, print: (line) => void lines.push(line) });
  server = await openMailServer();
  sender = smtpSender(server.url);
});
afterAll(async () => {
  sender.close();
  await server.close();
  await store.close();
});
beforeEach(() => {
  now = new Date(now.getTime() + 3_600_000);
});
afterEach(async () => {
  server.received.length = 0;
  server.raw.length = 0;
  server.judge(() => null);
  Object.assign(store.deps.settings, { site: defaultSettings.site, siteName: defaultSettings.siteName, mailFrom: null });
  await store.db.delete(outbox);
});

const post = (path: string, body: unknown, headers: Record<string, string> = { 'X-Locale': 'de' }) =>
  store.request(`/api/store/common/${path}`, body, headers);
const tokenIn = (text: string | undefined, name: string) => new RegExp(`/\\?${name}=([\\w-]+)`).exec(text ?? '')?.[1] ?? '';
const subscribe = (email: string) => post('save-subscribe', { email, consent: true });
const reader = () => store.db.select().from(subscription).where(eq(subscription.email, 'reader@example.com'));
/** What a command of the console prints. */
async function said(...words: string[]) {
  const print = vi.spyOn(console, 'log').mockImplementation(() => {});
  await runMails(store.deps, words);
  const text = print.mock.calls.join('\n');
  print.mockRestore();
  return text;
}
const mails = () => store.db.select().from(outbox).orderBy(outbox.id);

test('an order’s mail reaches the buyer in Japanese', async () => {
  const guest = openShopper(store, { 'X-Locale': 'jp' });
  await guest.add('LM358N-NOPB-TB', 10);
  const { body } = await guest.checkout({ currency: 'JPY', shipping_address: addresses.JP, email: 'hanako@example.com' });
  expect(await sendNextMail(store.deps, sender)).toBe(true);
  expect(await sendNextMail(store.deps, sender)).toBe(false);
  const [mail] = await mails();
  expect(mail?.sentAt).toEqual(now);
  expect(mail?.text).toContain(`http://jp.localhost:8080/order/orderDetail?order_no=${body.order.order_no}#ak_`);
  expect(mail?.text).toContain('〒100-0001');
  expect(mail?.text).toMatch(/¥\d/);
  expect(server.received).toMatchObject([{ to: [{ address: 'hanako@example.com' }] }]);
  expect(server.raw[0]).toContain('multipart/alternative');
});

test('a mail that was refused is tried again after 1, 2, 4 … minutes', async () => {
  await post('save-subscribe', { email: 'later@example.com', consent: true });
  server.judge(() => ({ responseCode: 451, message: 'later' }));
  expect(await sendNextMail(store.deps, sender)).toBe(true);
  expect(await mails()).toMatchObject([{ sentAt: null, tries: 1, lastError: expect.stringContaining('451') }]);
  expect(await sendNextMail(store.deps, sender)).toBe(false);
  now = new Date(now.getTime() + 60_000);
  expect(await sendNextMail(store.deps, sender)).toBe(true);
  now = new Date(now.getTime() + 60_000);
  expect(await sendNextMail(store.deps, sender)).toBe(false);
  server.judge(() => null);
  now = new Date(now.getTime() + 60_000);
  expect(await sendNextMail(store.deps, sender)).toBe(true);
  expect(server.received).toHaveLength(1);
  expect([0, 1, 2, 10, 11, 30].map(retryAfterMinutes)).toEqual([1, 2, 4, 1024, 1440, 1440]);
});

test('a mail that nobody takes is given up in the end, and its reason is told', async () => {
  await post('save-subscribe', { email: 'full@example.com', consent: true });
  server.judge(() => ({ responseCode: 452, message: '4.2.2 <full@example.com> mailbox full' }));
  let tries = 0;
  for (; tries < 30 && (await sendNextMail(store.deps, sender)); tries += 1) now = new Date(now.getTime() + 25 * 3_600_000);
  expect(tries).toBe(mostTries);
  expect(await mails()).toMatchObject([{ sentAt: null, tries: mostTries, failure: 'given_up', failedAt: expect.any(Date) }]);
  const list = await said();
  expect(list).toContain('given up');
  expect(list).toContain('4.2.2 <full@example.com> mailbox full');
  expect(lines.at(-1)).toContain('"outcome":"given_up","reason":"');
  expect(lines.at(-1)).toContain('mailbox full');
  expect(lines.at(-1)).not.toContain('full@example.com');
});

test('a mail that is refused for good is not tried again until the operator says so', async () => {
  await post('save-subscribe', { email: 'gone@example.com', consent: true });
  const [waiting] = await mails();
  expect(await said()).toContain('waits');
  server.judge(() => ({ responseCode: 550, message: '5.1.1 No such user' }));
  expect(await sendNextMail(store.deps, sender)).toBe(true);
  now = new Date(now.getTime() + 30 * 86_400_000);
  expect(await sendNextMail(store.deps, sender)).toBe(false);
  expect(await mails()).toMatchObject([{ tries: 1, failure: 'refused' }]);
  expect(await said('--failed')).toContain('No such user');
  expect(await said(String(waiting?.id))).toMatch(/State: refused\nReason: .*5\.1\.1 No such user/);
  server.judge(() => null);
  await said('retry', String(waiting?.id));
  expect(await sendNextMail(store.deps, sender)).toBe(true);
  expect(await said()).toContain('sent');
  await expect(said('retry', String(waiting?.id))).rejects.toThrow('was sent');
  await expect(said('999999')).rejects.toThrow('There is no mail 999999.');
});

const refusing = (responseCode: number, command: string): MailSender => ({
  send: () => Promise.reject(Object.assign(new Error('refused'), { responseCode, command })),
  close: () => {},
});
test('what the log-in or the sender is refused for is mended by the operator, so the mail stays', async () => {
  await post('save-subscribe', { email: 'auth@example.com', consent: true });
  for (const [code, command] of [
    [535, 'AUTH PLAIN'],
    [553, 'MAIL FROM'],
    [421, 'RCPT TO'],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(await sendNextMail(store.deps, refusing(code, command))).toBe(true);
    now = new Date(now.getTime() + 3_600_000);
  }
  expect(await mails()).toMatchObject([{ tries: 3, failure: null }]);
  await sendNextMail(store.deps, refusing(554, 'DATA'));
  expect(await mails()).toMatchObject([{ tries: 4, failure: 'refused' }]);
});

test('the operator is told of failed mails once a day, where the shop has an address', async () => {
  const fail = async (email: string) => {
    now = new Date(now.getTime() + 3_600_000);
    await post('save-subscribe', { email, consent: true });
    server.judge((to) => (to === email ? { responseCode: 550, message: 'No such user' } : null));
    await sendNextMail(store.deps, sender);
  };
  await fail('first@example.com');
  expect(await tellFailedMails(store.deps)).toBe(0);
  store.deps.settings.site = { ...defaultSettings.site, email: 'shop@example.com' };
  expect(await tellFailedMails(store.deps)).toBe(1);
  await fail('second@example.com');
  expect(await tellFailedMails(store.deps)).toBe(0);
  expect(await sendNextMail(store.deps, sender)).toBe(true);
  expect(server.received).toMatchObject([{ to: [{ address: 'shop@example.com' }], text: expect.stringContaining('first@example.com') }]);
  now = new Date(now.getTime() + 24 * 3_600_000);
  expect(await tellFailedMails(store.deps)).toBe(1);
  const notices = (await mails()).filter(({ kind }) => kind === 'mail_trouble');
  expect(notices).toHaveLength(2);
  expect(notices[1]?.text).toContain('second@example.com');
  expect(notices[1]?.text).not.toContain('first@example.com');
});

test('a mail says whom it is from, where an answer goes and that a program wrote it', async () => {
  await subscribe('one@example.com');
  const [row] = await mails();
  server.judge(() => ({ responseCode: 451, message: 'after DATA' }));
  await sendNextMail(store.deps, sender);
  server.judge(() => null);
  now = new Date(now.getTime() + 3_600_000);
  await sendNextMail(store.deps, sender);
  store.deps.settings.site = { ...defaultSettings.site, email: 'sales@example.com' };
  store.deps.settings.siteName = 'Bauteile Keller';
  await subscribe('two@example.com');
  await sendNextMail(store.deps, sender);
  store.deps.settings.mailFrom = { name: 'Parts, Inc.', address: 'bounce@mail.example' };
  await subscribe('three@example.com');
  await sendNextMail(store.deps, sender);
  const [first, second, third] = server.received;
  const header = (name: string) => first?.headers.find(({ key }) => key === name)?.value;
  expect(first).toMatchObject({ from: { name: 'Partwright', address: 'no-reply@localhost' } });
  expect(first?.replyTo).toBeUndefined();
  expect(header('auto-submitted')).toBe('auto-generated');
  const leave = tokenIn(row?.text, 'unsubscribe');
  expect(header('list-unsubscribe')).toBe(`<http://de.localhost:8080/api/store/common/leave/${leave}>`);
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(first?.messageId).toMatch(/^<[0-9a-f]{32}@localhost>$/);
  expect(first?.text).toMatch(/\n-- \n[^\n]*Partwright/);
  expect(second?.text).toMatch(/\n-- \n[^\n]*Bauteile Keller/);
  expect(second).toMatchObject({
    from: { name: 'Bauteile Keller', address: 'sales@example.com' },
    replyTo: [{ address: 'sales@example.com' }],
  });
  expect(third).toMatchObject({
    from: { name: 'Parts, Inc.', address: 'bounce@mail.example' },
    replyTo: [{ address: 'sales@example.com' }],
  });
  expect(third?.messageId).toMatch(/@mail\.example>$/);
});

/** Presses "unsubscribe" in a mail program (RFC 8058). */
const press = async (address: string) => {
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  return store.app.request(new URL(address).pathname, { method: 'POST', body });
};

test('one press in the mail program ends the newsletter; whoever only looks at the address ends nothing', async () => {
  await post('save-subscribe', { email: 'press@example.com', consent: true });
  const [mail] = await mails();
  const address = /<(.+)>/.exec(mail?.headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
  await store.request(`/api/store/common/confirm-subscribe?token=${tokenIn(mail?.text, 'subscribe')}`);
  const status = async () => (await store.db.select().from(subscription).where(eq(subscription.email, 'press@example.com')))[0]?.status;
  const look = await store.app.request(new URL(address).pathname);
  expect([look.status, look.headers.get('Location')]).toEqual([302, `/?unsubscribe=${tokenIn(mail?.text, 'unsubscribe')}`]);
  const bare = await store.app.request(new URL(address).pathname, { method: 'POST', body: new URLSearchParams({ other: '1' }) });
  expect([bare.status, await status()]).toEqual([422, 'confirmed']);
  expect([(await press(address)).status, await status()]).toEqual([200, 'unsubscribed']);
  expect((await press(address)).status).toBe(200);
  expect((await press(`${address}x`)).status).toBe(410);
});

test('a subscription begins with a mail, and only once it is confirmed', async () => {
  const answer = await post('save-subscribe', { email: 'Reader@example.com', consent: true, source: 'footer' });
  const body: unknown = await answer.json();
  expect(body).toEqual({ ok: true, status: 'pending' });
  const [mail] = await mails();
  const leave = tokenIn(mail?.text, 'unsubscribe');
  expect(await reader()).toMatchObject([{ status: 'pending', source: 'footer', consentAt: now }]);
  const token = tokenIn(mail?.text, 'subscribe');
  expect(JSON.stringify(await reader())).not.toContain(token);
  const confirm = () => store.request(`/api/store/common/confirm-subscribe?token=${token}`);
  expect(await (await confirm()).json()).toEqual({ email: 'r…@e…', status: 'confirmed' });
  expect((await confirm()).status).toBe(200);
  expect(await reader()).toMatchObject([{ status: 'confirmed', confirmedAt: now }]);

  now = new Date(now.getTime() + 3_600_000);
  expect(await (await post('save-subscribe', { email: 'reader@example.com', consent: true })).json()).toEqual(body);
  expect(await mails()).toHaveLength(1);
  expect(await (await post('unsubscribe', { token: leave })).json()).toEqual({ ok: true });
  expect(await reader()).toMatchObject([{ status: 'unsubscribed' }]);
  expect((await confirm()).status).toBe(410);
  expect((await post('unsubscribe', { token: 'un_wrong' })).status).toBe(410);
});

test('nobody’s mailbox is filled by strangers, and old links end', async () => {
  const ask = () => post('save-subscribe', { email: 'often@example.com', consent: true });
  await ask();
  await ask();
  expect(await mails()).toHaveLength(1);
  now = new Date(now.getTime() + 6 * 60_000);
  await ask();
  const all = await mails();
  expect(all).toHaveLength(2);
  now = new Date(now.getTime() + 8 * 86_400_000);
  expect((await store.request(`/api/store/common/confirm-subscribe?token=${tokenIn(all[1]?.text, 'subscribe')}`)).status).toBe(410);
  expect((await post('save-subscribe', { email: 'often@example.com' })).status).toBe(422);
});

const alert = (body: object) => post('save-stock-alert', body);

test('a stock alert is sent once, when there is enough', async () => {
  expect((await alert({ sku: 'STM32F103C8T6-TY' })).status).toBe(422);
  expect((await alert({ sku: 'NO-SUCH-CODE', email: 'a@example.com' })).status).toBe(404);
  const wish = { sku: 'STM32F103C8T6-TY', email: 'wait@example.com', quantity: 50 };
  expect(await (await alert(wish)).json()).toEqual({ ok: true });
  expect(await (await alert(wish)).json()).toEqual({ ok: true });
  const receive = (pieces: number) =>
    store.db.execute(sql`update stock set on_hand = ${pieces} from product p where p.id = product_id and p.mpn = 'STM32F103C8T6'`);
  await receive(49);
  expect(await postPartAlerts(store.deps)).toBe(0);
  await receive(50);
  expect(await postPartAlerts(store.deps)).toBe(1);
  expect(await postPartAlerts(store.deps)).toBe(0);
  expect(await store.db.$count(stockAlert)).toBe(0);
  const [slug] = await store.db.select({ slug: product.slug }).from(product).where(eq(product.mpn, 'STM32F103C8T6'));
  expect(await mails()).toMatchObject([
    {
      kind: 'stock_alert',
      recipient: 'wait@example.com',
      locale: 'de',
      text: expect.stringContaining(`http://de.localhost:8080/product/${slug?.slug ?? ''}`),
    },
  ]);
  const [mail] = await mails();
  await alert({ ...wish, quantity: 5000 });
  await alert({ ...wish, email: 'other@example.com', quantity: 5000 });
  const address = /<(.+)>/.exec(mail?.headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
  expect((await press(`${address.slice(0, -1)}${address.endsWith('A') ? 'B' : 'A'}`)).status).toBe(410);
  expect((await press(address)).status).toBe(200);
  expect(await store.db.select({ email: stockAlert.email }).from(stockAlert)).toEqual([{ email: 'other@example.com' }]);
});
