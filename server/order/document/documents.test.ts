import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { documentCounter, order, orderDocument, product } from '#server/db/schema.ts';
import { seedAccount } from '#server/testing/account.ts';
import { seedPerson } from '#server/testing/operator.ts';
import { pdfPages } from '#server/testing/pdf.ts';
import { addresses, openShopper, type Placed } from '#server/testing/shopper.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';
import { issueDocument } from './issue-document.ts';

const sku = 'LM358N-NOPB-TB';
const at = new Date('2026-11-21T10:00:00Z');
let store: TestStore;

beforeAll(async () => {
  store = await openStoreWithParts({ clock: () => at });
});
afterAll(() => store.close());

async function place(locale: string, change: Record<string, unknown> = {}): Promise<Placed> {
  const guest = openShopper(store, { 'X-Locale': locale });
  await guest.add(sku, 10, { customer_reference: 'Regal 7' });
  return (await guest.checkout(change)).body;
}

async function issue(orderNo: string, kind: 'invoice' | 'credit_note' = 'invoice', when = at, refunded?: number): Promise<string> {
  return store.db.transaction(async (queries) => {
    const [row] = await queries.select().from(order).where(eq(order.orderNo, orderNo)).for('update');
    if (!row) throw new Error('The order is missing');
    return issueDocument(store.deps, queries, row, kind, when, refunded === undefined ? {} : { refunded });
  });
}

const ask = ({ order: { order_no }, access_key }: Placed, kind: string, headers: Record<string, string> = {}) =>
  store.request(`/api/store/order/invoice?order_no=${order_no}&kind=${kind}`, undefined, { 'X-Access-Key': access_key ?? '', ...headers });

async function text(placed: Placed, kind: string): Promise<string> {
  const answer = await ask(placed, kind);
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'application/pdf']);
  return (await pdfPages(new Uint8Array(await answer.arrayBuffer()))).join('\n');
}

/** Letters as they are drawn: shaped scripts stand in another order than they are read. */
const letters = (one: string) => [...one.replace(/\s/g, '')].toSorted().join('');

test('before the money is there an order has a proforma with the bank data, and no invoice', async () => {
  const placed = await place('de', { po_number: 'PO-4711' });
  const order_no = placed.order.order_no;
  const shown = await openShopper(store, { 'X-Locale': 'de' }).order(order_no, placed.access_key);
  expect(shown.body.documents).toEqual([
    { kind: 'proforma', number: order_no, url: `/api/store/order/invoice?order_no=${order_no}&kind=proforma` },
  ]);
  const proforma = await text(placed, 'proforma');
  for (const part of [
    'Proformarechnung',
    order_no,
    'PO-4711',
    'Invalidenstraße 1',
    'LM358N/NOPB',
    'Kundenreferenz: Regal 7',
    'DEMO-0000',
  ]) {
    expect(proforma).toContain(part);
  }
  const invoice = await ask(placed, 'invoice');
  expect(invoice.status).toBe(409);
  expect(await invoice.json()).toMatchObject({ error: { code: 'state_conflict' } });
});

test('an operator’s own text stands on papers from then on, in the preview first, and those that are issued keep theirs', async () => {
  const { headers } = await seedPerson(store.deps, 'owner');
  const preview = async (locale: string) => {
    const answer = await store.request(`/api/store/admin/document-preview?kind=invoice&locale=${locale}`, undefined, headers);
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'application/pdf']);
    return (await pdfPages(new Uint8Array(await answer.arrayBuffer()))).join('\n');
  };
  const [before, after] = [await place('de'), await place('de')];
  const title = 'document:title.invoice';
  const sayTitle = async (said: string) => store.request('/api/store/admin/save-lang', { locale: 'de', texts: { [title]: said } }, headers);
  expect(await preview('de')).toContain('Rechnung');
  await issue(before.order.order_no);
  expect((await sayTitle('Faktura')).status).toBe(200);
  expect(await preview('de')).toContain('Faktura');
  expect(await preview('en')).not.toContain('Faktura');
  await issue(after.order.order_no);
  expect(await text(after, 'invoice')).toContain('Faktura');
  expect(await text(before, 'invoice')).not.toContain('Faktura');
  await sayTitle('');
  expect(await text(after, 'invoice')).toContain('Faktura');
  expect(await preview('de')).not.toContain('Faktura');
});

test('an invoice says what it said when it was issued, whatever happens to the order', async () => {
  const placed = await place('de');
  await store.db
    .update(order)
    .set({ status: 'confirmed', paid: placed.order.totals.total })
    .where(eq(order.orderNo, placed.order.order_no));
  const number = await issue(placed.order.order_no);
  const first = new Uint8Array(await (await ask(placed, 'invoice')).arrayBuffer());
  await store.db.update(order).set({ poNumber: 'later', paid: 0 }).where(eq(order.orderNo, placed.order.order_no));
  const answer = await ask(placed, 'invoice');
  expect(answer.headers.get('Content-Disposition')).toContain(`${number}.pdf`);
  expect(Buffer.compare(new Uint8Array(await answer.arrayBuffer()), first)).toBe(0);
  const invoice = (await pdfPages(first)).join('\n');
  for (const part of ['Rechnung', number, '21. November 2026', 'MwSt. 19 %', 'Vollständig bezahlt', 'Gesamtsumme'])
    expect(invoice).toContain(part);
  expect(invoice).not.toContain('DEMO-0000');
  expect((await ask(placed, 'proforma')).status).toBe(409);
  expect(await issue(placed.order.order_no)).toBe(number);
});

test('a credit note names the invoice and what of the tax goes back', async () => {
  const placed = await place('de');
  const { total } = placed.order.totals;
  await store.db.update(order).set({ status: 'confirmed', paid: total }).where(eq(order.orderNo, placed.order.order_no));
  const invoice = await issue(placed.order.order_no);
  const number = await issue(placed.order.order_no, 'credit_note', at, 119);
  const note = await text(placed, 'credit_note');
  for (const part of ['Rechnungskorrektur', number, invoice, 'Gutgeschrieben, netto 1,00', 'Gutgeschrieben, MwSt. 19 % 0,19', '1,19 EUR']) {
    expect(note.replaceAll('\u00a0', ' ')).toContain(part);
  }
});

test('names and addresses keep the letters of their script', async () => {
  const japanese = await text(await place('jp', { shipping_address: addresses.JP, currency: 'JPY' }), 'proforma');
  for (const part of ['プロフォーマインボイス', '〒100-0001', '東京都千代田区千代田1-1', '山田 花子 様', '2026年11月21日'])
    expect(japanese).toContain(part);
  const russian = { ...addresses.DE, first_name: 'Анна', last_name: 'Кузнецова' };
  expect(await text(await place('en', { shipping_address: russian }), 'proforma')).toContain('Анна Кузнецова');
  const street = '१२ कनॉट प्लेस, नई दिल्ली';
  const indian = await text(await place('en', { shipping_address: { ...addresses.DE, line1: street } }), 'proforma');
  expect([...letters(street)].filter((letter) => !indian.includes(letter))).toEqual([]);
});

test('the tariff number is called as in the country of the seller, a tax number as in that of the buyer', async () => {
  await store.db.update(product).set({ hts: '8542.33' }).where(eq(product.mpn, 'LM358N/NOPB'));
  const brazilian = { ...addresses.DE, country: 'BR', state: 'BR-SP', city: 'São Paulo', postcode: '01310-100', district: 'Bela Vista' };
  const buyer = { ...brazilian, tax_id: '529.982.247-25', phone: '+55 11 91234-5678' };
  const proforma = (await text(await place('br', { shipping_address: buyer }), 'proforma')).replace(/\s+/g, ' ');
  for (const part of ['Código NC/TARIC (UE) 8542.33', 'CPF ou CNPJ: 529.982.247-25', 'São Paulo - SP', 'CEP 01310-100'])
    expect(proforma).toContain(part);
});

test('numbers run without gaps, however many are given at once and whatever comes to nothing', async () => {
  const year = new Date('2031-02-03T10:00:00Z');
  const placed = await Promise.all(Array.from({ length: 20 }, () => place('de')));
  const tries = placed.map(async ({ order: { order_no } }, index) => {
    if (index % 5 !== 0) return issue(order_no, 'invoice', year);
    const broken = store.db.transaction(async (queries) => {
      const [row] = await queries.select().from(order).where(eq(order.orderNo, order_no)).for('update');
      if (row) await issueDocument(store.deps, queries, row, 'invoice', year);
      throw new Error('came to nothing');
    });
    return broken.catch(() => null);
  });
  const numbers = (await Promise.all(tries)).filter((number) => number !== null).toSorted();
  expect(numbers).toEqual(Array.from({ length: 16 }, (_, index) => `INV-2031-${String(index + 1).padStart(6, '0')}`));
  expect(await store.db.select().from(documentCounter).where(eq(documentCounter.series, 'INV-2031'))).toMatchObject([{ last: 16 }]);
});

test('nobody else gets a document', async () => {
  const owner = await seedAccount(store.db);
  const stranger = await seedAccount(store.db);
  const buyer = openShopper(store, { 'X-Locale': 'de', ...owner.headers });
  await buyer.add(sku, 10);
  const placed = (await buyer.checkout({ email: undefined })).body;
  expect((await ask(placed, 'proforma', owner.headers)).status).toBe(200);
  expect((await ask(placed, 'proforma', stranger.headers)).status).toBe(404);
  expect((await ask(placed, 'proforma', { 'X-Access-Key': `ak_${'x'.repeat(43)}` })).status).toBe(404);
  const number = await issue(placed.order.order_no);
  const other = await place('de');
  const [row] = await store.db.select().from(orderDocument).where(eq(orderDocument.number, number));
  expect(row?.orderNo).toBe(placed.order.order_no);
  expect((await ask(other, `invoice&number=${number}`)).status).toBe(404);
});

test('documents are drawn sixty times a minute for one caller', async () => {
  const placed = await place('de');
  store.deps.settings.rateLimits = true;
  const codes: number[] = [];
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  for (let asked = 0; asked < 61; asked += 1) codes.push((await ask(placed, 'invoice')).status);
  store.deps.settings.rateLimits = false;
  expect([codes[0], codes[59], codes[60]]).toEqual([409, 409, 429]);
});
