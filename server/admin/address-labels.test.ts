/** Labels of parcels as PDF (`docs/api.md` 5.6, `shipping-labels`). */
import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { order, orderLine, product, shipment, shipmentLine } from '#server/db/schema.ts';
import { defaultSettings } from '#server/kernel/settings.ts';
import { seedOperator } from '#server/testing/operator.ts';
import { pdfLines, pdfPages } from '#server/testing/pdf.ts';
import { addresses, openShopper } from '#server/testing/shopper.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';

const at = new Date('2026-11-21T10:00:00Z');
let store: TestStore;
let headers: Record<string, string>;

beforeAll(async () => {
  store = await openStoreWithParts({
    clock: () => at,
    settings: { site: { ...defaultSettings.site, company: 'Muster Parts', address: 'Am Werk 1\n80331 München\nGermany' } },
  });
  await store.db.update(product).set({ weightG: 0.5 }).where(like(product.mpn, 'LM358N%'));
  ({ headers } = await seedOperator(store.db, ['orders']));
});
afterAll(() => store.close());

const ask = (query: string) => store.request(`/api/store/admin/shipping-labels?format=pdf&${query}`, undefined, headers);
async function bytesOf(query: string): Promise<Uint8Array> {
  const answer = await ask(query);
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'application/pdf']);
  return new Uint8Array(await answer.arrayBuffer());
}
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

async function confirmed(locale: string, address: object, pieces = 100): Promise<string> {
  const guest = openShopper(store, { 'X-Locale': locale });
  await guest.add('LM358N-NOPB-TB', pieces);
  const { body } = await guest.checkout({ po_number: 'PO-4711', shipping_address: address });
  const { order_no } = body.order;
  await store.db.update(order).set({ status: 'confirmed' }).where(eq(order.orderNo, order_no));
  return order_no;
}

test('a label says who sends, where to with the country in capitals, which order, which of the parcels, and what is known of the weight', async () => {
  const orderNo = await confirmed('de', addresses.DE);
  const lines = (await pdfLines(await bytesOf(`order_no=${orderNo}`))).map(plain);
  expect(lines).toEqual([
    'Absender',
    'Muster Parts',
    'Am Werk 1',
    '80331 München',
    'Germany',
    'Lieferadresse',
    'Erika Muster',
    'Invalidenstraße 1',
    '10115 Berlin',
    'GERMANY',
    'Paket 1 von 1',
    `Bestellnummer: ${orderNo}`,
    'Ihre Bestellreferenz: PO-4711',
    'Nettogewicht: 50 g',
  ]);
});

test('each parcel of several has its label, none of which tells the weight of all', async () => {
  const orderNo = await confirmed('en', addresses.DE);
  const pages = await pdfPages(await bytesOf(`order_no=${orderNo}&parcels=3&size=100x150`));
  expect(pages.map((page) => /Parcel \d of \d/.exec(page)?.[0])).toEqual(['Parcel 1 of 3', 'Parcel 2 of 3', 'Parcel 3 of 3']);
  expect(pages.join(' ')).not.toContain('Net weight');
});

test('what was sent keeps the number of its parcel; what nobody has weighed has no weight', async () => {
  const orderNo = await confirmed('en', addresses.DE);
  const [line] = await store.db.select().from(orderLine).where(eq(orderLine.orderNo, orderNo));
  await store.db.insert(shipment).values({ shipmentNo: 'SH-LABEL', orderNo, carrier: 'DHL', trackingNo: '1', shippedAt: at });
  await store.db
    .insert(shipmentLine)
    .values({ shipmentNo: 'SH-LABEL', lineId: line?.id ?? '', quantity: 4, lotCode: null, dateCode: null });
  expect(plain((await pdfPages(await bytesOf(`order_no=${orderNo}&shipment_no=SH-LABEL`))).join(''))).toMatch(/SH-LABEL.*Net weight: 2 g/);
  await store.db
    .update(product)
    .set({ weightG: null })
    .where(eq(product.id, line?.productId ?? 0));
  expect((await pdfPages(await bytesOf(`order_no=${orderNo}&shipment_no=SH-LABEL`))).join('')).not.toContain('Net weight');
  expect((await ask(`order_no=${orderNo}&shipment_no=SH-OTHER`)).status).toBe(404);
});

test('all orders that are to be sent have a label each; one with nothing left to send has none', async () => {
  const orderNo = await confirmed('jp', addresses.DE);
  const before = await pdfPages(await bytesOf(''));
  expect(before.filter((page) => page.includes(orderNo))).toHaveLength(1);
  await store.db.update(order).set({ status: 'shipped' }).where(eq(order.orderNo, orderNo));
  expect(await pdfPages(await bytesOf(''))).toHaveLength(before.length - 1);
  expect((await ask(`order_no=${orderNo}`)).status).toBe(409);
});

test.each(['parcels=0&order_no=SO-1', 'parcels=100', 'size=a4', 'shipment_no=SH-1'])('refuses %s', async (query) => {
  expect((await ask(query)).status).toBe(422);
});
