import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import type { getUserInquiries } from '#contract/api/quote.ts';
import type { getCenter } from '#contract/api/account.ts';
import { seedAccount } from '#server/testing/account.ts';
import { seedParts } from '#server/testing/parts.ts';
import { answer, ask, opAmp, openQuote } from '#server/testing/quote.ts';
import { openShopper } from '#server/testing/shopper.ts';
import { openStoreWithParts, openTestStore, type TestStore } from '#server/testing/store.ts';

type Listed = ResponseOf<typeof getUserInquiries>;
type Center = ResponseOf<typeof getCenter>;

let store: TestStore;
beforeAll(async () => {
  store = await openStoreWithParts();
});
afterAll(() => store.close());

async function newMember() {
  const { headers } = await seedAccount(store.db);
  return openShopper(store, { ...headers, 'X-Locale': 'de' });
}

test('a key opens its inquiry for 180 days', async () => {
  let now = Date.now();
  const later = await openTestStore({ clock: () => new Date(now) });
  await seedParts(later.db);
  const guest = openShopper(later, { 'X-Locale': 'de' });
  const made = (await ask(guest)).body;
  const path = `order/quote-detail?inquiry_no=${made.inquiry.inquiry_no}`;
  const open = async () => (await guest.call(path, undefined, { 'X-Access-Key': made.access_key ?? '' })).status;
  now += 179 * 86_400_000;
  expect(await open()).toBe(200);
  now += 2 * 86_400_000;
  expect(await open()).toBe(404);
  await later.close();
});

test('an account finds its inquiries by tab and keyword and sees the newest first', async () => {
  const member = await newMember();
  const parts = ['AAA-1', 'BBB-2', 'CCC-3', 'DDD-4'];
  for (const mpn of parts) {
    // oxlint-disable-next-line no-await-in-loop -- the newest comes last
    await ask(member, {
      items: [
        { mpn, quantity: 5 },
        { sku: opAmp, quantity: 200 },
      ],
    });
  }
  const list = async (query = '') => (await member.call<Listed>(`user/user-inquiry?${query}`)).body;
  const all = await list();
  expect(all.list.map(({ mpns }) => mpns[0])).toEqual(parts.toReversed());
  expect(all.list[0]).toMatchObject({
    status: 'submitted',
    line_count: 2,
    quoted_count: 0,
    total: null,
    currency: 'EUR',
    allowed: ['cancel', 'message'],
  });
  const [first, second] = all.list.map(({ inquiry_no }) => inquiry_no);
  const detail = (inquiry_no = '') => openQuote(member, { inquiry: { inquiry_no }, access_key: null });
  const quoted = await detail(first).show();
  await answer(store, quoted, {
    lines: quoted.lines.map(({ line_id, sku }) =>
      sku === null
        ? { line_id, answer: 'no_bid', quotes: [] }
        : { line_id, answer: 'quoted', quotes: [{ sku, quantity: 200, price: '0.25' }] },
    ),
  });
  await detail(second).cancel();
  expect((await list('status=quoted')).list).toMatchObject([{ inquiry_no: first, quoted_count: 1, line_count: 2, total: 5000 }]);
  expect((await list('status=closed')).list).toMatchObject([{ inquiry_no: second, status: 'cancelled' }]);
  expect((await list('page=3&page_size=2')).list).toEqual([]);
  expect((await list()).counts).toEqual({ all: 4, open: 2, quoted: 1, closed: 1 });
  expect(await list('keyword=bbb2')).toMatchObject({ total: 1, list: [{ mpns: ['BBB-2', 'LM358N/NOPB'] }], counts: { all: 1, open: 1 } });
  expect((await list(`keyword=${first?.toLowerCase()}`)).total).toBe(1);
  expect((await list('keyword=%E8%A6%8B%E7%A9%8D')).total).toBe(0);
  const center = (await member.call<Center>('user/center')).body;
  expect(center.counts.quotes_open).toBe(3);
  expect(center.recent_quotes.map(({ inquiry_no }) => inquiry_no)).toEqual(all.list.slice(0, 3).map(({ inquiry_no }) => inquiry_no));
  const third = detail(all.list[2]?.inquiry_no);
  const asked = await third.show();
  const prices = ['0.123455', '0.000015'];
  await answer(store, asked, {
    lines: asked.lines.map(({ line_id }, at) => ({
      line_id,
      answer: 'alternative',
      quotes: [
        { sku: opAmp, quantity: 200, price: prices[at] ?? '' },
        { sku: opAmp, quantity: 400, price: '9' },
      ],
    })),
  });
  const [line, other] = (await third.show()).lines;
  const rounded = (line?.quotes[0]?.line_total ?? 0) + (other?.quotes[0]?.line_total ?? 0);
  expect(rounded).toBe(2469);
  expect((await list(`keyword=${asked.inquiry_no}`)).list).toMatchObject([{ total: rounded, quoted_count: 2 }]);
  expect((await (await newMember()).call<Listed>('user/user-inquiry')).body.list).toEqual([]);
});
