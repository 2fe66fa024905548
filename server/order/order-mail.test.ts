/**
 * What each mail about an order says, word for word, of orders that nobody places by chance. After a wanted change
 * `npx vitest run server/order/order-mail.test.ts -u` writes `told/mails.txt` anew, and the difference is to be read.
 */
import { expect, test } from 'vitest';
import type { Order } from '#contract/api/order.ts';
import { letterBox } from '#server/testing/samples/letter-box.ts';
import { fullTotals, reverseTotals, sampleAddress, sampleLine, sampleOrder } from '#server/testing/samples/sample-order.ts';
import { type OrderMail, postOrderMail } from './order-mail.ts';

const at = new Date('2026-11-28T10:00:00Z');

const bank = {
  beneficiary: 'Partwright GmbH',
  bank: 'Testbank',
  iban: 'DE02 1203 0000 0000 2020 51',
  account: null,
  swift: 'BYLADEM1001',
  address: 'Taubenstraße 7, Berlin',
  reference: sampleOrder.order_no,
  due_at: '2026-11-27T10:00:00Z',
};

const full: Order = {
  ...sampleOrder,
  totals: fullTotals,
  po_number: 'PO-4711',
  lines: [sampleLine, { ...sampleLine, line_id: 'l2', mpn: 'RC0603', manufacturer: 'Yageo', quantity: 1500, line_total: 9540 }],
  payment: { ...sampleOrder.payment, amount: 11_065, paid: 3000, refunded: 500, bank },
};
const parcel = {
  shipment_no: 'S1',
  carrier: 'DHL',
  tracking_no: null,
  tracking_url: null,
  shipped_at: '2026-11-21T10:00:00Z',
  delivered_at: null,
  lines: [{ line_id: 'l1', quantity: 4, lot_code: null, date_code: null }],
};
const sent: Order = {
  ...full,
  shipments: [
    parcel,
    {
      ...parcel,
      tracking_no: '00340 434',
      tracking_url: 'https://track.example/?no=00340&l=de',
      lines: [
        { line_id: 'l2', quantity: 1200, lot_code: null, date_code: null },
        { line_id: 'gone', quantity: 1, lot_code: null, date_code: null },
      ],
    },
  ],
};
const abroad: Order = {
  ...sampleOrder,
  locale: 'fr',
  totals: reverseTotals,
  shipping_address: { ...sampleAddress, country: 'FR', postcode: '75001', city: 'Paris' },
  payment: { ...sampleOrder.payment, due_at: '2026-12-20T10:00:00Z' },
};
const unknown: Order = { ...sampleOrder, locale: 'xx', expires_at: null, payment: { ...sampleOrder.payment, paid: 2000 } };

const cases: [what: string, kind: OrderMail, order: Order, key?: string | null, text?: string][] = [
  ['everything a sum can hold, paid in part', 'order_partly_paid', full, 'ak_guest'],
  ['the bank without an account number', 'order_placed', full],
  [
    'the bank with an account number alone',
    'order_placed',
    { ...full, payment: { ...full.payment, bank: { ...bank, iban: null, swift: null, account: '0001234' } } },
  ],
  ['the newest of two parcels, with a part that is no longer in the order', 'order_shipped', sent],
  ['a parcel without a number', 'order_shipped', { ...sent, shipments: [parcel] }],
  ['no parcel', 'order_shipped', full],
  ['the recipient owes the tax, to be paid later', 'order_confirmed', abroad],
  ['a language that the shop has no more, paid too much', 'order_paid', unknown],
  ['it can be paid once more', 'order_expired', sampleOrder],
  ['it never ended', 'order_expired', unknown],
  ['it ended too long ago', 'order_expired', { ...sampleOrder, created_at: '2026-01-01T10:00:00Z', expires_at: '2026-01-08T10:00:00Z' }],
  ['words of the shop', 'order_message', sampleOrder, null, 'Eine Zeile.\n<b>Noch</b> eine.'],
  ['a link for a guest', 'order_link', sampleOrder, 'ak_guest'],
  ['a link for an account', 'order_link', sampleOrder],
];

test('each mail, word for word', async () => {
  const { deps, queries, letters } = letterBox(at);
  for (const [what, kind, order, key = null, text] of cases) {
    letters.push(`##### ${what}`);
    // oxlint-disable-next-line no-await-in-loop -- in their order
    await postOrderMail(deps, queries, kind, order, key, kind === 'order_partly_paid' ? { amount: '30,00 €' } : {}, text);
  }
  await expect(letters.join('\n')).toMatchFileSnapshot('told/mails.txt');
});

test('nothing goes to an address that an erasure has left', async () => {
  const { deps, queries, letters } = letterBox(at);
  await postOrderMail(deps, queries, 'order_paid', { ...sampleOrder, email: 'erased-1' }, null);
  expect(letters).toEqual([]);
});
