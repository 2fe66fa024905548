import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inquiry, outbox, storedFile } from '#server/db/schema.ts';
import { seedAccount } from '#server/testing/account.ts';
import { ask, contact, opAmp, openQuote } from '#server/testing/quote.ts';
import { newKey, openShopper } from '#server/testing/shopper.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openStoreWithParts({ clock: () => new Date('2026-11-21T12:00:00Z') });
  store.deps.settings.site = { ...store.deps.settings.site, email: 'sales@shop.example' };
});
afterAll(() => store.close());

const newGuest = (locale = 'de') => openShopper(store, { 'X-Locale': locale });
/** A good part, and one that is changed for the worse. */
const items = (change: object) => ({
  items: [
    { mpn: 'GOOD', quantity: 1 },
    { mpn: 'ONE', quantity: 1, ...change },
  ],
});
interface Wishes {
  list: { line_id: string; mpn: string; quantity: number; target_unit_micros: number | null }[];
  results: { error?: { code: string; fields?: object } }[];
}

async function mailsTo(address: string) {
  const mails = await store.db.select().from(outbox).where(eq(outbox.recipient, address)).orderBy(outbox.id);
  return mails.map(({ kind, subject, text, locale }) => ({ kind, subject, text, locale }));
}

test('the whole quote list becomes an inquiry; the list is empty then and both sides have a mail', async () => {
  const guest = newGuest();
  const wishes = [
    { sku: opAmp, quantity: 5000, target_price: '0.2145', needed_by: '2027-01-31' },
    { mpn: 'XYZ-1', manufacturer: 'Acme', quantity: 10, note: 'any date code' },
  ];
  await guest.call('cart/rfq-add', { items: wishes });
  const { status, body } = await ask(guest, { items: undefined, note: 'Delivery to Berlin' });
  expect(status).toBe(201);
  expect(body.inquiry).toMatchObject({
    status: 'submitted',
    contact: { ...contact, phone: null },
    note: 'Delivery to Berlin',
    lines: [
      {
        mpn: 'LM358N/NOPB',
        sku: opAmp,
        quantity: 5000,
        target_unit_micros: 214_500,
        needed_by: '2027-01-31',
        answer: 'pending',
        quotes: [],
      },
      { mpn: 'XYZ-1', sku: null, product: null, manufacturer: 'Acme', note: 'any date code' },
    ],
    totals: null,
    valid_until: null,
    revisions_left: 5,
    allowed: ['cancel', 'message'],
  });
  expect(body.inquiry.inquiry_no).toMatch(/^RQ-261121-/);
  expect((await guest.call('common/cart-num')).body).toEqual({ cartNum: 0, rfqNum: 0 });
  const [received] = await mailsTo(contact.email);
  expect(received).toMatchObject({
    kind: 'quote_received',
    locale: 'de',
    subject: `Ihre Anfrage ${body.inquiry.inquiry_no} ist eingegangen`,
  });
  expect(received?.text).toContain(`/order/quoteDetail?inquiry_no=${body.inquiry.inquiry_no}#${body.access_key}`);
  expect(received?.text).toContain('LM358N/NOPB (Texas Instruments) | 5.000 | 0,2145');
  const [told] = await mailsTo('sales@shop.example');
  expect(told?.text).toContain('Delivery to Berlin');
});

test('named lines leave the list, the others stay', async () => {
  const guest = newGuest();
  const added = await guest.call<Wishes>('cart/rfq-add', {
    items: [
      { mpn: 'ONE', quantity: 1 },
      { mpn: 'TWO', quantity: 2 },
    ],
  });
  const { body } = await ask(guest, { items: undefined, line_ids: [added.body.list[1]?.line_id] });
  expect(body.inquiry.lines.map(({ mpn }) => mpn)).toEqual(['TWO']);
  expect((await guest.call<Wishes>('cart/rfq-list')).body.list.map(({ mpn }) => mpn)).toEqual(['ONE']);
});

test('a part can be asked for without any list', async () => {
  const { status, body } = await ask(newGuest());
  expect([status, body.inquiry.lines[0]?.quantity]).toEqual([201, 500]);
  const { headers, id } = await seedAccount(store.db, { expiresAt: new Date('2026-12-31T00:00:00Z') });
  const asked = await ask(openShopper(store, { ...headers, 'X-Locale': 'jp' }), {
    currency: undefined,
    contact: { ...contact, email: 'mine@example.com' },
  });
  expect(asked.body).toMatchObject({ access_key: null, inquiry: { currency: 'JPY' } });
  const [row] = await store.db.select().from(inquiry).where(eq(inquiry.inquiryNo, asked.body.inquiry.inquiry_no));
  expect(row).toMatchObject({ accountId: id, consentVersion: store.deps.settings.consentVersion, locale: 'jp' });
  expect((await mailsTo('mine@example.com'))[0]?.subject).toContain('見積依頼');
});

test('what is wrong is told at its place, and nothing is kept', async () => {
  const guest = newGuest();
  const before = await store.db.$count(inquiry);
  const fields = async (change: Record<string, unknown>) => {
    const { body } = await ask(guest, change);
    return [body.error?.code, ...Object.entries(body.error?.fields ?? {}).map(([path, [issue]]) => `${path} ${issue?.code}`)];
  };
  expect(await fields({ items: undefined })).toEqual(['cart_empty']);
  expect(await fields({ consent: false })).toEqual(['validation_failed', 'consent not_allowed']);
  expect(await fields({ contact: { ...contact, email: 'nobody', first_name: '' } })).toEqual([
    'validation_failed',
    'contact.first_name required',
    'contact.email invalid_format',
  ]);
  expect(await fields(items({ sku: 'NO-SUCH' }))).toEqual(['validation_failed', 'items.1.sku not_allowed']);
  expect(await fields(items({ needed_by: '2026-11-19' }))).toEqual(['validation_failed', 'items.1.needed_by out_of_range']);
  expect(await fields(items({ target_price: '0.1234567' }))).toEqual(['validation_failed', 'items.1.target_price invalid_format']);
  expect(await fields({ files: ['not-mine'] })).toEqual(['validation_failed', 'files.0 not_allowed']);
  expect(await store.db.$count(inquiry)).toBe(before);
});

test('the same request twice is one inquiry', async () => {
  const guest = newGuest();
  await guest.add(opAmp, 1);
  const key = newKey();
  const [first, second] = [await ask(guest, {}, key), await ask(guest, {}, key)];
  expect(second.body).toEqual(first.body);
  expect(second.headers.get('Idempotent-Replayed')).toBe('true');
});

test('each mail to a guest has a link of its own, and all of them work', async () => {
  const guest = newGuest();
  const asked = (await ask(guest, { contact: { ...contact, email: 'guest@example.com' } })).body;
  const rows = await store.db.select().from(inquiry).where(eq(inquiry.inquiryNo, asked.inquiry.inquiry_no));
  expect(JSON.stringify(rows)).not.toContain(asked.access_key);
  expect((await openQuote(newGuest(), asked).show()).inquiry_no).toBe(asked.inquiry.inquiry_no);
  expect(
    (
      await openQuote(newGuest(), { ...asked, access_key: `ak_${'a'.repeat(43)}` }).call(
        'order/quote-detail?inquiry_no=' + asked.inquiry.inquiry_no,
      )
    ).status,
  ).toBe(404);
});

test('the same part on the list is one line with more pieces and the newer wishes', async () => {
  const guest = newGuest();
  const add = async (item: object) => (await guest.call<Wishes>('cart/rfq-add', { items: [item] })).body;
  await add({ mpn: 'ABC-1', manufacturer: 'Acme', quantity: 100, note: 'old', target_price: '1.5' });
  await add({ sku: opAmp, quantity: 10 });
  const { list } = await add({ mpn: 'abc-1', manufacturer: 'ACME', quantity: 50, note: 'new' });
  expect(list).toMatchObject([
    { mpn: 'ABC-1', quantity: 150, note: 'new', target_unit_micros: 1_500_000 },
    { mpn: 'LM358N/NOPB', quantity: 10 },
  ]);
  expect((await add({ mpn: 'ABC-1', quantity: 1 })).list).toHaveLength(3);
  expect((await add({ sku: opAmp, quantity: 5 })).list[1]).toMatchObject({ quantity: 15 });
  const tooMany = await guest.call<Wishes>('cart/rfq-add', { items: [{ sku: opAmp, quantity: 1_000_000_000 }] });
  expect(tooMany.body.error?.fields).toHaveProperty('quantity');
  const id = list[0]?.line_id;
  const cleared = await guest.call<Wishes>('cart/rfq-update', { items: [{ line_id: id, target_price: '', needed_by: '', note: '' }] });
  expect(cleared.body.list[0]).toMatchObject({ target_unit_micros: null, needed_by: null, note: null });
});

test('a day is soon enough as long as it has not ended anywhere, and has to exist', async () => {
  const guest = newGuest();
  const code = async (needed_by: string) => {
    const { status } = await guest.call<Wishes>('cart/rfq-add', { items: [{ mpn: `D${needed_by}`, quantity: 1, needed_by }] });
    return status;
  };
  expect([await code('2026-11-21'), await code('2026-11-20'), await code('2027-02-29'), await code('tomorrow')]).toEqual([
    200, 422, 422, 422,
  ]);
});

test('files go with the inquiry and with a message; only those that one has sent in', async () => {
  const { headers, id: accountId } = await seedAccount(store.db, { expiresAt: new Date('2026-12-31T00:00:00Z') });
  const file = { accountId, purpose: 'inquiry' as const, type: 'application/pdf', size: 12, createdAt: new Date('2026-11-21T11:00:00Z') };
  await store.db.insert(storedFile).values([
    { ...file, id: 'drawing', name: 'drawing.pdf' },
    { ...file, id: 'layout', name: 'layout.pdf' },
    { ...file, id: 'avatar', name: 'avatar.pdf', purpose: 'comment' },
  ]);
  const member = openShopper(store, { ...headers, 'X-Locale': 'en' });
  const made = (await ask(member, { files: ['drawing'] })).body;
  expect(made.inquiry.files).toMatchObject([{ file_id: 'drawing', name: 'drawing.pdf', type: 'application/pdf' }]);
  const quote = openQuote(member, made);
  const refused = await quote.write({ files: ['layout', 'avatar'] });
  expect(Object.keys(refused.body.error?.fields ?? {})).toEqual(['files.1']);
  expect((await quote.show()).messages).toEqual([]);
  const { body } = await quote.write({ text: 'The layout', files: ['layout'] });
  expect(body.messages).toMatchObject([{ from: 'customer', text: 'The layout', files: [{ name: 'layout.pdf' }] }]);
  const stranger = await ask(newGuest(), { files: ['drawing'] });
  expect(stranger.body.error?.code).toBe('validation_failed');
  expect((await mailsTo('sales@shop.example')).at(-1)).toMatchObject({ kind: 'quote_question' });
});
