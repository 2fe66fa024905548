/** The packing list: what lies in a parcel, in the language of the order, without prices (`docs/api.md` 5.6). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { order, orderLine, shipment, shipmentLine } from '#server/db/schema.ts';
import { seedOperator } from '#server/testing/operator.ts';
import { pdfPages } from '#server/testing/pdf.ts';
import { addresses, openShopper } from '#server/testing/shopper.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';

const at = new Date('2026-11-21T10:00:00Z');
let store: TestStore;
let headers: Record<string, string>;

beforeAll(async () => {
  store = await openStoreWithParts({ clock: () => at });
  ({ headers } = await seedOperator(store.db, ['orders']));
});
afterAll(() => store.close());

/** A confirmed order of two lines of which the first was sent in part. */
async function sent(locale: string, parcel: string) {
  const guest = openShopper(store, { 'X-Locale': locale });
  await guest.add('LM358N-NOPB-TB', 10, { customer_reference: 'Regal 7' });
  await guest.add('LM358DR-TB', 3);
  const billing = { ...addresses.DE, company: 'Muster GmbH', tax_id: 'DE136695976' };
  const { body } = await guest.checkout({ po_number: 'PO-4711', billing_address: billing });
  const { order_no, lines } = body.order;
  const [first] = lines;
  await store.db.update(order).set({ status: 'partially_shipped' }).where(eq(order.orderNo, order_no));
  await store.db.insert(shipment).values({ shipmentNo: parcel, orderNo: order_no, carrier: 'DHL', trackingNo: '00340434', shippedAt: at });
  const line = { shipmentNo: parcel, lineId: first?.line_id ?? '', quantity: 4, lotCode: 'A7', dateCode: '2631' };
  await store.db.insert(shipmentLine).values(line);
  await store.db.update(orderLine).set({ shipped: 4 }).where(eq(orderLine.id, line.lineId));
  return order_no;
}

const ask = (query: string, more = headers) => store.request(`/api/store/admin/packing-list?${query}`, undefined, more);
async function text(query: string): Promise<string> {
  const answer = await ask(query);
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'application/pdf']);
  return (await pdfPages(new Uint8Array(await answer.arrayBuffer()))).join('\n').replaceAll('\u00a0', ' ');
}

test('a parcel’s list says what is in it and for whom, and nothing of prices', async () => {
  const orderNo = await sent('de', 'SH-TEST-1');
  const list = await text(`order_no=${orderNo}&shipment_no=SH-TEST-1`);
  const head = ['Packzettel', orderNo, 'SH-TEST-1', 'PO-4711', '21. November 2026', 'DHL', '00340434'];
  const part = [
    'LM358N/NOPB',
    'Texas Instruments',
    'Artikelnummer: LM358N-NOPB-TB',
    'Kundenreferenz: Regal 7',
    'Stange',
    'Charge A7',
    '2631',
  ];
  const people = ['Erika Muster', 'Invalidenstraße 1', 'Muster GmbH', 'DE136695976'];
  const said = [head, part, people].flat();
  expect(said.filter((one) => !list.includes(one))).toEqual([]);
  expect(list).toMatch(/1 ?LM358N\/NOPB ?Stange ?4/);
  expect(list).not.toContain('LM358DR');
  expect(list).not.toMatch(/EUR|€|0,46|MwSt/);
});

test('without a parcel it lists what is still to be sent; an order with nothing left has none', async () => {
  const orderNo = await sent('en', 'SH-TEST-2');
  const list = await text(`order_no=${orderNo}`);
  expect(list).toMatch(/LM358N\/NOPB ?Tube ?6/);
  expect(list).toMatch(/LM358DR ?Tube ?3/);
  await store.db.update(order).set({ status: 'shipped' }).where(eq(order.orderNo, orderNo));
  expect((await ask(`order_no=${orderNo}`)).status).toBe(409);
  expect((await ask(`order_no=${orderNo}&shipment_no=SH-OTHER`)).status).toBe(404);
});

test.each([
  ['jp', ['納品書', '梱包形態', 'ロット A7', 'デートコード 2631', 'チューブ']],
  ['ru', ['Упаковочный лист', 'Упаковка', 'Партия A7', 'Номер посылки']],
] as const)('it is written in the language of the order: %s', async (locale, said) => {
  const parcel = `SH-${locale}`;
  const list = await text(`order_no=${await sent(locale, parcel)}&shipment_no=${parcel}`);
  expect(said.filter((one) => !list.includes(one))).toEqual([]);
});

test('only who has the key of the orders gets one', async () => {
  const orderNo = await sent('de', 'SH-TEST-3');
  const content = await seedOperator(store.db, ['content']);
  expect((await ask(`order_no=${orderNo}&shipment_no=SH-TEST-3`, {})).status).toBe(401);
  expect((await ask(`order_no=${orderNo}&shipment_no=SH-TEST-3`, content.headers)).status).toBe(403);
});

async function table(path: string): Promise<string[]> {
  const answer = await store.request(`/api/store/admin/${path}`, undefined, headers);
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'text/csv; charset=utf-8']);
  return (await answer.text()).replace('\ufeff', '').trimEnd().split('\r\n');
}

test('as a table it has a line for each part, and the label its address with a telephone number that can be dialled', async () => {
  const orderNo = await sent('en', 'SH-TEST-9');
  expect(await table(`packing-list?order_no=${orderNo}&shipment_no=SH-TEST-9&format=csv`)).toEqual([
    'order_no,shipment_no,position,sku,mpn,manufacturer,packaging,quantity,lot_code,date_code,customer_reference',
    `${orderNo},SH-TEST-9,1,LM358N-NOPB-TB,LM358N/NOPB,Texas Instruments,tube,4,A7,2631,Regal 7`,
  ]);
  const [head = '', label = ''] = await table(`shipping-labels?order_no=${orderNo}`);
  const cells = Object.fromEntries(head.split(',').map((name, place) => [name, label.split(',')[place]]));
  const plain = addresses.DE.phone.replace('+', '');
  expect(cells).toMatchObject({
    order_no: orderNo,
    name: 'Erika Muster',
    postcode: '10115',
    country: 'DE',
    phone: plain,
    reference: 'PO-4711',
  });
  expect(addresses.DE.phone).toMatch(/^\+/);
  const all = await table('shipping-labels');
  expect(all).toContain(label);
  await store.db.update(order).set({ status: 'shipped' }).where(eq(order.orderNo, orderNo));
  expect(await table('shipping-labels')).toHaveLength(all.length - 1);
});
