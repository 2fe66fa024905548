import { desc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { ErrorCode } from '#contract/api/error.ts';
import { audit, offer, outbox } from '#server/db/schema.ts';
import { actingOnConsole } from '#server/caller/acting.ts';
import { StoreError } from '#server/kernel/store-error.ts';
import { answer, ask, contact, opAmp, openQuote, price } from '#server/testing/quote.ts';
import { openShopper } from '#server/testing/shopper.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';
import { reviewInquiry, writeToCustomer } from './answer-quote.ts';
import { copyQuote } from './copy-quote.ts';
import { announceEnds, expireQuotes } from './end-quotes.ts';
import { findQuotableParts } from './quotable-parts.ts';
import { showForShop } from './shop-inquiries.ts';

const day = 86_400_000;
const start = Date.parse('2026-11-21T12:00:00Z');
let now = start;
let store: TestStore;
beforeAll(async () => {
  store = await openStoreWithParts({ clock: () => new Date(now) });
});
afterEach(() => {
  now = start;
});
afterAll(() => store.close());

/** An inquiry of a guest for the op-amp and for a part that we have not. */
async function asked(locale = 'de') {
  const guest = openShopper(store, { 'X-Locale': locale });
  const items = [
    { sku: opAmp, quantity: 500 },
    { mpn: 'XYZ-1', quantity: 10 },
  ];
  const made = (await ask(guest, { items, contact: { ...contact, email: `${locale}@example.com` } })).body;
  const [first, second] = made.inquiry.lines.map(({ line_id }) => line_id);
  return { ...made, ...openQuote(guest, made), first: first ?? '', second: second ?? '' };
}

async function codeOf(work: Promise<unknown>): Promise<{ code: ErrorCode; fields: string[] } | null> {
  try {
    await work;
    return null;
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    const fields = Object.entries(error.options.fields ?? {}).map(([path, [issue]]) => `${path} ${issue?.code}`);
    return { code: error.code, fields };
  }
}

async function lastMail(address: string) {
  const [mail] = await store.db.select().from(outbox).where(eq(outbox.recipient, address)).orderBy(desc(outbox.id)).limit(1);
  return mail;
}

const noBid = (line_id: string) => ({ line_id, answer: 'no_bid' as const, answer_note: 'Out of production', quotes: [] });
const bid = (line_id: string, change: Parameters<typeof price>[0] = {}) => ({
  line_id,
  answer: 'quoted' as const,
  quotes: [price(change)],
});

test('the customer sees nothing of a draft, and all of it once it is sent', async () => {
  const quote = await asked();
  const { inquiry } = quote;
  await answer(store, inquiry, { lines: [bid(quote.first, { lead_time_days: 14, date_code: '2631' })], send: false });
  expect(await quote.show()).toMatchObject({ status: 'in_review', lines: [{ quotes: [], answer: 'pending' }, {}] });
  expect(await codeOf(answer(store, inquiry, { lines: [] }))).toEqual({ code: 'validation_failed', fields: ['lines.1 required'] });
  await answer(store, inquiry, { lines: [noBid(quote.second)], message: 'Good price for 200 pieces.' });
  expect(await quote.show()).toMatchObject({
    status: 'quoted',
    valid_until: '2026-12-21T12:00:00.000Z',
    lines: [
      {
        answer: 'quoted',
        quotes: [
          { sku: opAmp, quantity: 200, unit_micros: 250_000, line_total: 5000, lead_time_days: 14, date_code: '2631', alternative: false },
        ],
      },
      { answer: 'no_bid', answer_note: 'Out of production', quotes: [] },
    ],
    messages: [{ from: 'shop', text: 'Good price for 200 pieces.' }],
    totals: { currency: 'EUR', subtotal: 5000, total: 5000 },
  });
  const notes = await store.db
    .select({ actor: audit.actor, action: audit.action })
    .from(audit)
    .where(eq(audit.target, inquiry.inquiry_no))
    .orderBy(audit.id);
  expect(notes).toEqual([
    { actor: 'console', action: 'quote.draft' },
    { actor: 'console', action: 'quote.send' },
  ]);
});

test('a price of a part that the shop does not carry is information: shown, mailed, and never ordered', async () => {
  const quote = await asked('en');
  const { inquiry } = quote;
  const told = { mpn: 'XYZ-1B', manufacturer: 'Acme', quantity: 10, price: '1.25', lead_time_days: 21 };
  const informed = { line_id: quote.second, answer: 'information' as const, quotes: [], information: [told] };
  expect(
    await codeOf(answer(store, inquiry, { lines: [noBid(quote.first), { ...informed, information: [{ ...told, price: '0' }] }] })),
  ).toEqual({
    code: 'validation_failed',
    fields: ['lines.1.information.0.price out_of_range'],
  });
  await answer(store, inquiry, { lines: [noBid(quote.first), informed] });
  const shown = await quote.show();
  expect(shown).toMatchObject({
    status: 'quoted',
    totals: null,
    valid_until: '2026-12-21T12:00:00.000Z',
    lines: [
      { answer: 'no_bid', information: [] },
      {
        answer: 'information',
        quotes: [],
        information: [{ mpn: 'XYZ-1B', manufacturer: 'Acme', quantity: 10, unit_micros: 1_250_000, line_total: 1250, lead_time_days: 21 }],
      },
    ],
  });
  expect(shown.allowed).toEqual(['decline', 'message', 'request_revision']);
  const mail = await lastMail('en@example.com');
  expect(mail?.kind).toBe('quote_sent');
  expect(mail?.text).toContain('XYZ-1B, Acme (for information, not in our range)');
  // Once the shop carries a part for it, its order code makes a price that can be ordered.
  await quote.write({ request_revision: true });
  await answer(store, inquiry, { lines: [bid(quote.second)] });
  expect(await quote.show()).toMatchObject({
    status: 'quoted',
    lines: [{ answer: 'no_bid' }, { answer: 'quoted', information: [], quotes: [{ sku: opAmp, alternative: true }] }],
    allowed: ['accept', 'decline', 'message', 'request_revision'],
  });
});

test.each([
  ['de', 'Unser Angebot', 'gültig bis 21. Dezember 2026', '0,25 €'],
  ['en', 'Our quote', 'valid until December 21, 2026', '€0.25'],
  ['jp', '見積', '有効期限：2026年12月21日', '€0.25'],
])('the mail with the quote is in the inquiry’s language: %s', async (locale, subject, due, unit) => {
  const quote = await asked(locale);
  await answer(store, quote.inquiry, { lines: [bid(quote.first), noBid(quote.second)], message: 'See below' });
  const mail = await lastMail(`${locale}@example.com`);
  expect(mail?.kind).toBe('quote_sent');
  expect(mail?.subject).toContain(subject);
  expect(mail?.subject).toContain(due);
  expect(mail?.text.replaceAll('\u00a0', ' ')).toContain(unit);
  expect(mail?.text).toContain('See below');
  const key = /#(ak_[\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  expect(key).not.toBe(quote.access_key);
  const again = openQuote(openShopper(store), { ...quote, access_key: key });
  expect([(await again.show()).status, (await quote.show()).status]).toEqual(['quoted', 'quoted']);
});

test('an answer without any price is a "no bid"', async () => {
  const quote = await asked();
  await answer(store, quote.inquiry, { lines: [noBid(quote.first), noBid(quote.second)] });
  expect(await quote.show()).toMatchObject({ status: 'rejected', allowed: [], totals: null, valid_until: null });
  expect((await lastMail('de@example.com'))?.kind).toBe('quote_rejected');
  expect(await codeOf(answer(store, quote.inquiry))).toMatchObject({ code: 'state_conflict' });
});

test('wrong prices are told at their place and change nothing', async () => {
  const quote = await asked();
  const tell = async (change: Parameters<typeof price>[0]) =>
    (await codeOf(answer(store, quote.inquiry, { lines: [bid(quote.first, change)], send: false })))?.fields;
  expect(await tell({ sku: 'NO-SUCH' })).toEqual(['lines.0.quotes.0.sku not_allowed']);
  expect(await tell({ price: '0' })).toEqual(['lines.0.quotes.0.price out_of_range']);
  expect(await tell({ price: '1.2345678' })).toEqual(['lines.0.quotes.0.price invalid_format']);
  expect(await tell({ valid_until: '2026-11-20' })).toEqual(['lines.0.quotes.0.valid_until out_of_range']);
  expect(await tell({ valid_until: '2027-02-21' })).toEqual(['lines.0.quotes.0.valid_until out_of_range']);
  expect(await tell({ valid_until: '2027-02-19' })).toBeUndefined();
  expect(await codeOf(answer(store, quote.inquiry, { lines: [bid('other')] }))).toMatchObject({ fields: ['lines.0.line_id not_allowed'] });
  expect(await codeOf(answer(store, quote.inquiry, { version: 1 }))).toMatchObject({ code: 'version_conflict' });
  expect((await quote.show()).status).toBe('in_review');
});

test('another part than the asked one is marked as an alternative', async () => {
  const quote = await asked();
  const lines = [
    { ...bid(quote.first), quotes: [price(), price({ sku: 'LM358DR-TB' })] },
    { ...bid(quote.second, { sku: 'LM358DR-TB' }), answer: 'alternative' as const },
  ];
  await answer(store, quote.inquiry, { lines });
  const shown = await quote.show();
  expect(shown.lines.map((line) => [line.answer, ...line.quotes.map(({ alternative }) => alternative)])).toEqual([
    ['quoted', false, true],
    ['alternative', true],
  ]);
});

test('a revision goes on from what was sent; five may be asked for, the sixth is refused', async () => {
  const quote = await asked();
  await answer(store, quote.inquiry, { lines: [bid(quote.first, { valid_until: '2026-12-01' }), noBid(quote.second)] });
  for (let round = 1; round <= 5; round += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect((await quote.write({ request_revision: true })).body).toMatchObject({ status: 'revision_requested', revisions_left: 5 - round });
    // oxlint-disable-next-line no-await-in-loop -- as above
    await answer(store, quote.inquiry, { lines: [], message: `Round ${round}` });
  }
  const before = await quote.show();
  expect(before).toMatchObject({
    status: 'quoted',
    revisions_left: 0,
    allowed: ['accept', 'decline', 'message'],
    valid_until: '2026-12-21T12:00:00.000Z',
  });
  const sixth = await quote.write({ request_revision: true });
  expect(sixth.body.error).toMatchObject({ code: 'state_conflict', data: { status: 'quoted' } });
  expect(await quote.show()).toEqual(before);
  expect((await quote.write()).body.messages.at(-1)).toMatchObject({ from: 'customer' });
});

test('a quote is announced to end once, then it ends; the shop can quote it anew', async () => {
  const quote = await asked();
  await answer(store, quote.inquiry, { lines: [bid(quote.first), noBid(quote.second)] });
  const mails = async () => {
    const sent = await store.db.select().from(outbox).where(eq(outbox.kind, 'quote_ending'));
    return sent.filter(({ subject }) => subject.includes(quote.inquiry.inquiry_no)).length;
  };
  now = start + 26 * day;
  await announceEnds(store.deps);
  expect(await mails()).toBe(0);
  now = start + 27 * day;
  await announceEnds(store.deps);
  await announceEnds(store.deps);
  expect(await mails()).toBe(1);
  now = start + 30 * day;
  while ((await expireQuotes(store.deps)) > 0);
  expect(await quote.show()).toMatchObject({ status: 'expired', allowed: ['message'] });
  expect((await quote.accept({ expected_total: 1 })).body.error?.code).toBe('quote_expired');
  expect((await quote.decline()).body.error?.code).toBe('state_conflict');
  await reviewInquiry(actingOnConsole(store.deps), quote.inquiry.inquiry_no);
  expect((await showForShop(actingOnConsole(store.deps), quote.inquiry.inquiry_no)).draft?.lines).toMatchObject([
    { answer: 'quoted', quotes: [{ sku: opAmp, price: '0.250000' }] },
    { answer: 'no_bid' },
  ]);
  await answer(store, quote.inquiry, { lines: [] });
  expect(await quote.show()).toMatchObject({ status: 'quoted', valid_until: new Date(now + 30 * day).toISOString() });
});

test('what the shop pays is kept for the shop alone and goes on into a copy, whose draft has the prices', async () => {
  const quote = await asked();
  const told = { mpn: 'XYZ-1B', quantity: 10, price: '1.25', cost: '1' };
  const informed = { line_id: quote.second, answer: 'information' as const, quotes: [], information: [told] };
  await answer(store, quote.inquiry, { lines: [bid(quote.first, { cost: '0.2', valid_until: '2026-12-01' }), informed] });
  const acting = actingOnConsole(store.deps);
  const shown = await showForShop(acting, quote.inquiry.inquiry_no);
  expect(shown.lines).toMatchObject([{ quotes: [{ cost_micros: 200_000 }] }, { information: [{ cost_micros: 1_000_000 }] }]);
  const seen = JSON.stringify(await quote.show());
  expect(seen).not.toContain('cost');
  const copy = await showForShop(acting, (await copyQuote(acting, quote.inquiry.inquiry_no)).inquiryNo);
  expect(copy).toMatchObject({
    status: 'in_review',
    contact: shown.contact,
    lines: [
      { mpn: shown.lines[0]?.mpn, quantity: 500, quotes: [], answer: 'pending' },
      { mpn: 'XYZ-1', answer: 'pending' },
    ],
    draft: { lines: [{ quotes: [{ price: '0.250000', cost: '0.200000' }] }, { information: [{ mpn: 'XYZ-1B', cost: '1.000000' }] }] },
    events: [{ actor: 'operator', person: null, code: 'in_review', note: quote.inquiry.inquiry_no }],
  });
  expect(copy.draft?.lines[0]?.quotes[0]?.valid_until).toBeUndefined();
  await answer(store, copy, { lines: [] });
  expect((await lastMail('de@example.com'))?.text).toContain(copy.inquiry_no);
  expect((await quote.show()).status).toBe('quoted');
});

test('parts are found by words and by order code, hidden ones too, with the list price in the currency of the quote', async () => {
  const acting = actingOnConsole(store.deps);
  const byCode = await findQuotableParts(acting, { currency: 'EUR', skus: [opAmp, 'NO-SUCH'] });
  expect(byCode.list).toMatchObject([{ sku: opAmp, hidden: false }]);
  const breaks = byCode.list[0]?.price_breaks ?? [];
  const inYen = await findQuotableParts(acting, { currency: 'JPY', keyword: 'LM358N' });
  const found = inYen.list.find(({ sku }) => sku === opAmp);
  expect(found?.price_breaks.map(({ quantity }) => quantity)).toEqual(breaks.map(({ quantity }) => quantity));
  expect(found?.price_breaks[0]?.unit_micros).toBeGreaterThan((breaks[0]?.unit_micros ?? 0) * 50);
  await store.db.update(offer).set({ hidden: true }).where(eq(offer.sku, opAmp));
  expect((await findQuotableParts(acting, { currency: 'EUR', keyword: 'LM358N' })).list).toContainEqual({
    ...byCode.list[0],
    hidden: true,
  });
  await store.db.update(offer).set({ hidden: false }).where(eq(offer.sku, opAmp));
});

test('a quote that ends within four days needs no second notice', async () => {
  const quote = await asked();
  await answer(store, quote.inquiry, { lines: [bid(quote.first, { valid_until: '2026-11-23' }), noBid(quote.second)] });
  const last = await lastMail('de@example.com');
  while ((await announceEnds(store.deps)) > 0);
  expect((await lastMail('de@example.com'))?.id).toBe(last?.id);
});

test('both sides write until the inquiry is closed; declining and withdrawing have their time', async () => {
  const quote = await asked();
  const acting = actingOnConsole(store.deps);
  await writeToCustomer(acting, quote.inquiry.inquiry_no, 'Which date code?');
  expect((await lastMail('de@example.com'))?.text).toContain('Which date code?');
  expect((await quote.decline()).body.error).toMatchObject({ code: 'state_conflict', data: { allowed: ['cancel', 'message'] } });
  expect((await quote.write({ request_revision: true })).body.error?.code).toBe('state_conflict');
  expect((await quote.cancel()).body).toMatchObject({ status: 'cancelled', allowed: [] });
  expect((await quote.write()).body.error).toMatchObject({ code: 'state_conflict', data: { status: 'cancelled', allowed: [] } });
  expect(await codeOf(writeToCustomer(acting, quote.inquiry.inquiry_no, 'Hello?'))).toMatchObject({ code: 'state_conflict' });
  const bought = await asked();
  await answer(store, bought.inquiry, { lines: [bid(bought.first), noBid(bought.second)] });
  expect((await bought.cancel()).body.error?.code).toBe('state_conflict');
  expect((await bought.accept()).status).toBe(201);
  expect((await bought.decline()).body.error).toMatchObject({ code: 'state_conflict', data: { status: 'accepted' } });
  const declined = await asked();
  await answer(store, declined.inquiry, { lines: [bid(declined.first), noBid(declined.second)] });
  expect((await declined.decline()).body).toMatchObject({ status: 'declined', allowed: [] });
});
