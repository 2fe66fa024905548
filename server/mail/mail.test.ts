/** Mails from the cause to a mail server, which is a few lines of SMTP here. */
import { createServer, type Server, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { outbox, product, stockAlert, subscription } from '#server/db/schema.ts';
import { seedParts } from '#server/testing/parts.ts';
import { addresses, openShopper } from '#server/testing/shopper.ts';
import { openTestStore, type TestStore } from '#server/testing/store.ts';
import { postStockAlerts } from './alert-mail.ts';
import { type MailSender, retryAfterMinutes, sendNextMail, smtpSender } from './send-outbox.ts';

const start = new Date('2026-11-21T10:00:00Z');
let store: TestStore;
let now = start;
let server: Server;
let sender: MailSender;
const received: string[] = [];
let isBroken = false;

/** Takes every mail, or refuses the recipient while it is broken. */
function speakSmtp(socket: Socket): void {
  let isData = false;
  let text = '';
  socket.write('220 sink\r\n');
  socket.on('data', (chunk) => {
    text += chunk.toString('utf8');
    for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
      if (isData) {
        const stop = text.indexOf('\r\n.\r\n');
        if (stop < 0) return;
        received.push(text.slice(0, stop));
        text = text.slice(stop + 5);
        isData = false;
        socket.write('250 ok\r\n');
        continue;
      }
      const line = text.slice(0, end);
      text = text.slice(end + 2);
      isData = line === 'DATA';
      if (line.startsWith('QUIT')) socket.end('221 bye\r\n');
      else socket.write(isData ? '354 go\r\n' : isBroken && line.startsWith('RCPT') ? '451 later\r\n' : '250 ok\r\n');
    }
  });
}

beforeAll(async () => {
  store = await openTestStore({ clock: () => now });
  await seedParts(store.db);
  server = createServer(speakSmtp);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const place = server.address();
  sender = smtpSender(`smtp://127.0.0.1:${typeof place === 'object' && place ? place.port : 0}`, 'shop@example.com');
});
afterAll(async () => {
  sender.close();
  await new Promise((resolve) => server.close(resolve));
  await store.close();
});
beforeEach(() => {
  now = new Date(now.getTime() + 3_600_000);
});
afterEach(async () => {
  received.length = 0;
  isBroken = false;
  await store.db.delete(outbox);
});

const post = (path: string, body: unknown, headers: Record<string, string> = { 'X-Locale': 'de' }) =>
  store.request(`/api/store/common/${path}`, body, headers);
const tokenIn = (text: string | undefined, name: string) => new RegExp(`/\\?${name}=([\\w-]+)`).exec(text ?? '')?.[1] ?? '';
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
  expect(received).toHaveLength(1);
  expect(received[0]).toContain('To: hanako@example.com');
  expect(received[0]).toContain('From: shop@example.com');
  expect(received[0]).toContain('multipart/alternative');
});

test('a mail that was refused is tried again after 1, 2, 4 … minutes', async () => {
  await post('save-subscribe', { email: 'later@example.com', consent: true });
  isBroken = true;
  expect(await sendNextMail(store.deps, sender)).toBe(true);
  expect(await mails()).toMatchObject([{ sentAt: null, tries: 1, lastError: expect.stringContaining('451') }]);
  expect(await sendNextMail(store.deps, sender)).toBe(false);
  now = new Date(now.getTime() + 60_000);
  expect(await sendNextMail(store.deps, sender)).toBe(true);
  now = new Date(now.getTime() + 60_000);
  expect(await sendNextMail(store.deps, sender)).toBe(false);
  isBroken = false;
  now = new Date(now.getTime() + 60_000);
  expect(await sendNextMail(store.deps, sender)).toBe(true);
  expect(received).toHaveLength(1);
  expect([0, 1, 2, 10, 11, 30].map(retryAfterMinutes)).toEqual([1, 2, 4, 1024, 1440, 1440]);
});

test('a subscription begins with a mail, and only once it is confirmed', async () => {
  const answer = await post('save-subscribe', { email: 'Reader@example.com', consent: true, source: 'footer' });
  const body: unknown = await answer.json();
  expect(body).toEqual({ ok: true, status: 'pending' });
  const [mail] = await mails();
  const leave = tokenIn(mail?.text, 'unsubscribe');
  expect(mail?.headers).toEqual({ 'List-Unsubscribe': `<http://de.localhost:8080/?unsubscribe=${leave}>` });
  expect(await sendNextMail(store.deps, sender)).toBe(true);
  expect(received[0]).toContain('List-Unsubscribe:');
  const rows = () => store.db.select().from(subscription).where(eq(subscription.email, 'reader@example.com'));
  expect(await rows()).toMatchObject([{ status: 'pending', source: 'footer', consentAt: now }]);
  const token = tokenIn(mail?.text, 'subscribe');
  expect(JSON.stringify(await rows())).not.toContain(token);
  const confirm = () => store.request(`/api/store/common/confirm-subscribe?token=${token}`);
  expect(await (await confirm()).json()).toEqual({ email: 'r…@e…', status: 'confirmed' });
  expect((await confirm()).status).toBe(200);
  expect(await rows()).toMatchObject([{ status: 'confirmed', confirmedAt: now }]);

  now = new Date(now.getTime() + 3_600_000);
  expect(await (await post('save-subscribe', { email: 'reader@example.com', consent: true })).json()).toEqual(body);
  expect(await mails()).toHaveLength(1);
  expect(await (await post('unsubscribe', { token: leave })).json()).toEqual({ ok: true });
  expect(await rows()).toMatchObject([{ status: 'unsubscribed' }]);
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
  expect(await postStockAlerts(store.deps)).toBe(0);
  await receive(50);
  expect(await postStockAlerts(store.deps)).toBe(1);
  expect(await postStockAlerts(store.deps)).toBe(0);
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
});
