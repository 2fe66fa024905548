/**
 * What documents say, word for word, of orders that nobody places by chance. After a wanted change
 * `npx vitest run server/order/document/write-sheet.test.ts -u` writes `told/sheets.txt` anew, and the difference is to be read.
 */
import { expect, test } from 'vitest';
import { defaultSettings } from '#server/kernel/settings.ts';
import { fullTotals, plainTotals, reverseTotals, sampleAddress, sampleLine } from '#server/testing/samples/sample-order.ts';
import type { DocumentContent } from '#server/db/schema/document-content.ts';
import type { Sheet } from './sheet.ts';
import { type DocumentHead, writeSheet } from './write-sheet.ts';

const { bank } = defaultSettings.trade;

const plain: DocumentContent = {
  locale: 'de',
  seller: {
    company: 'Partwright GmbH',
    address: 'Torstraße 14\n \n10119 Berlin',
    email: 'sales@partwright.example',
    phone: '',
    tax_id: 'DE123456788',
  },
  seller_country: 'DE',
  order_no: 'SO-261120-ABCDEF',
  ordered_at: '2026-11-20T10:00:00Z',
  po_number: null,
  quote_no: null,
  billing_address: sampleAddress,
  shipping_address: sampleAddress,
  lines: [sampleLine],
  totals: plainTotals,
  coupon_title: null,
  shipping: { code: 'standard', incoterm: 'DAP' },
  payment_method: 'bank_transfer',
  paid: plainTotals.total,
  bank: null,
  credit: null,
};
const full: DocumentContent = {
  ...plain,
  totals: fullTotals,
  coupon_title: 'Messe 2026',
  po_number: 'PO-4711',
  quote_no: 'RQ-261101-ABCDEF',
  lines: [
    { ...sampleLine, fee: 350, customer_reference: 'Regal 7' },
    {
      ...sampleLine,
      mpn: 'RC0603',
      description: '',
      quantity: 1500,
      unit_micros: 6_360,
      line_total: 9540,
      tax_rate_bp: 700,
      compliance: { eccn_us: 'EAR99', hts: '8533.21', country_of_origin: 'TW', rohs: 'unknown' },
    },
  ],
  paid: fullTotals.total,
};
const untaxedLine = { ...sampleLine, tax_rate_bp: 0 };
const french: DocumentContent = {
  ...plain,
  lines: [untaxedLine],
  locale: 'fr',
  totals: reverseTotals,
  billing_address: { ...sampleAddress, country: 'FR', city: 'Paris', postcode: '75001', tax_id: 'FR40303265045' },
  shipping_address: { ...sampleAddress, country: 'FR', city: 'Paris', postcode: '75001' },
  paid: 350,
  shipping: { code: 'express', incoterm: 'DDP' },
  bank: { details: { ...bank, iban: 'DE02120300000000202051', account: '', swift: 'BYLADEM1001' }, due_at: null },
};
const untaxed = {
  ...plainTotals,
  taxes: plainTotals.taxes.map((tax) => ({ ...tax, country: 'US', rate_bp: 0, amount: 0 })),
  tax: 0,
  total: 1350,
};
const american: DocumentContent = {
  ...plain,
  lines: [untaxedLine],
  locale: 'en',
  totals: untaxed,
  shipping_address: { ...sampleAddress, country: 'US', state: 'US-NY', city: 'New York', postcode: '10001' },
  payment_method: 'invoice',
  paid: 0,
};
const japanese: DocumentContent = {
  ...full,
  locale: 'jp',
  totals: { ...fullTotals, currency: 'JPY' },
  billing_address: { ...sampleAddress, company: null },
};
const free: DocumentContent = {
  ...plain,
  totals: { ...plainTotals, subtotal: 1000, shipping: 0, discount: 1000, taxes: [], tax: 0, total: 0 },
  paid: 0,
};
const agreed: DocumentContent = {
  ...plain,
  agreed: [{ title: 'Allgemeine Geschäftsbedingungen', version: '1f0c9a2b', as_of: '2026-11-02T08:00:00Z' }],
};
const exempt: DocumentContent = {
  ...american,
  totals: { ...untaxed, taxes: untaxed.taxes.map((tax) => ({ ...tax, exemption: 'EX-77' })) },
};

const invoice: DocumentHead = { kind: 'invoice', number: 'INV-2026-000001', issuedAt: new Date('2026-11-21T10:00:00Z') };
const proforma: DocumentHead = { ...invoice, kind: 'proforma', number: plain.order_no };
const note: DocumentHead = { ...invoice, kind: 'credit_note', number: 'CN-2026-000001' };

const cases: [what: string, content: DocumentContent, head: DocumentHead][] = [
  ['everything that a sum can hold', full, invoice],
  ['a discount without a coupon', { ...full, coupon_title: null, paid: 1 }, invoice],
  ['reverse charge, paid in part', french, proforma],
  ['nothing paid yet, until a day', { ...french, paid: 0, bank: { details: bank, due_at: '2026-11-27T10:00:00Z' } }, proforma],
  ['export', american, invoice],
  ['sent from a country to itself without tax', { ...american, shipping_address: sampleAddress }, invoice],
  ['sent within the union without tax', { ...american, shipping_address: { ...sampleAddress, country: 'AT' } }, invoice],
  ['a seller outside the union sends into it', { ...american, seller_country: 'US', shipping_address: sampleAddress }, invoice],
  ['a seller who collects no tax', { ...american, seller_registered: false }, invoice],
  ['exempt by certificate', exempt, invoice],
  ['no currency unit below one, Japanese', japanese, invoice],
  ['nothing to pay', free, invoice],
  ['to Japan, in English', { ...american, shipping_address: { ...sampleAddress, country: 'JP' } }, invoice],
  ['to Japan, in Chinese', { ...american, locale: 'zh', shipping_address: { ...sampleAddress, country: 'JP' } }, invoice],
  ['a seller of whom it is told that they collect tax', { ...plain, seller_country: 'CN', seller_registered: true }, invoice],
  ['a seller of whom it is told that they collect none', { ...plain, seller_country: 'CN', seller_registered: false }, invoice],
  ['texts that were agreed to', agreed, invoice],
  ['a part is credited', { ...full, credit: { amount: 3000, invoice: 'INV-2026-000001' } }, note],
  ['the whole is credited', { ...full, credit: { amount: fullTotals.total, invoice: null } }, note],
  ['an order without tax is credited', { ...french, bank: null, credit: { amount: 100, invoice: 'INV-2026-000001' } }, note],
  ['an order of nothing is credited', { ...free, credit: { amount: 0, invoice: null } }, note],
  ['a seller without number', { ...plain, seller: { ...plain.seller, tax_id: '', phone: '+49 30 1' } }, invoice],
];

function written({ seller, parties, facts, columns, rows, sums, blocks, title, number, note: said, page, ...rest }: Sheet): string {
  const lines = [
    JSON.stringify(rest),
    `${title} ${number} (${page})`,
    said ?? '-',
    [seller.name, ...seller.lines].join(' / '),
    ...parties.map((party) => `${party.title}: ${party.lines.join(' / ')}`),
    ...facts.map(([label, value]) => `${label} = ${value}`),
    columns.map(({ head, most, isNumber }) => `${head} (${most}${isNumber ? ', number' : ''})`).join(' | '),
    ...rows.flatMap(({ cells, details }) => [cells.join(' | '), ...details.map((detail) => `  ${detail}`)]),
    ...sums.map(({ label, amount, isTotal }) => `${isTotal ? '=' : ' '} ${label}: ${amount}`),
    ...blocks.flatMap((block) => [
      `[${block.title ?? '-'}]`,
      ...block.lines,
      ...block.facts.map(([label, value]) => `${label} = ${value}`),
    ]),
  ];
  return lines.join('\n').replaceAll(/[\u202F\u00A0]/g, ' ');
}

test('each document, word for word', async () => {
  const all = cases.map(([what, content, head]) => `##### ${what}\n${written(writeSheet(content, head))}\n`);
  await expect(all.join('\n')).toMatchFileSnapshot('told/sheets.txt');
});
