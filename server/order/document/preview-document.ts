/** How a paper of the shop reads in a language, with sample values. */
import type { Address } from '#contract/api/address.ts';
import type { getDocumentPreview } from '#contract/api/admin/mail.ts';
import type { Totals } from '#contract/api/cart.ts';
import type { ParsedRequestOf } from '#contract/api/endpoint.ts';
import { locales } from '#contract/locale.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import { FileAnswer } from '#server/http/answer.ts';
import { ownTextsOf } from '#server/kernel/words.ts';
import { accountFor } from '#server/settings/bank-account.ts';
import type { DocumentContent, DocumentLine } from '#server/db/schema/document-content.ts';
import { drawInWorker } from './draw-in-worker.ts';
import { type DocumentHead, writeSheet } from './write-sheet.ts';

type Asked = ParsedRequestOf<typeof getDocumentPreview>;

const line: DocumentLine = {
  sku: 'LM358DR-CT',
  mpn: 'LM358DR',
  manufacturer: 'Texas Instruments',
  description: '',
  quantity: 100,
  unit_micros: 120_000,
  fee: 0,
  line_total: 1200,
  discount: 0,
  tax_rate_bp: 1900,
  customer_reference: 'U1',
  compliance: { eccn_us: 'EAR99', hts: '8542.33', country_of_origin: 'MY', rohs: 'compliant' },
};

const tax = { name: '', country: 'DE', rate_bp: 1900, base: 2000, amount: 380, reverse_charge: false };

const buyer = (country: string): Address => ({
  id: 'sample',
  label: null,
  first_name: 'A.',
  last_name: 'Miller',
  company: 'Miller GmbH',
  tax_id: null,
  tax_id_status: 'none',
  country,
  state: null,
  city: 'Berlin',
  district: null,
  postcode: '10115',
  line1: 'Invalidenstraße 1',
  line2: null,
  phone: '+49 30 1234567',
  email: null,
  default_shipping: false,
  default_billing: false,
  updated_at: '2026-01-01T00:00:00Z',
});

/** A small order within Germany, as the shop would bill it today. */
function sampleContent({ settings, clock }: Pick<StoreDeps, 'settings' | 'clock'>, { kind, locale }: Asked): DocumentContent {
  const { site, sellerCountry, trade, baseCurrency: currency } = settings;
  const shares = { subtotal: 1200, fees: 0, discount: 0, shipping: 800, payment_fee: 0 };
  const totals: Totals = { currency, ...shares, taxes: [tax], tax: tax.amount, total: 2380 };
  const address = buyer('DE');
  const now = clock().toISOString();
  return {
    locale,
    seller: { company: site.company, address: site.address, email: site.email, phone: site.phone, tax_id: site.tax_id },
    seller_country: sellerCountry,
    seller_registered: Object.keys(trade.taxRates).length > 0,
    order_no: 'SO-0000-0000',
    ordered_at: now,
    po_number: 'PO-0000',
    quote_no: null,
    billing_address: address,
    shipping_address: address,
    lines: [line],
    totals,
    coupon_title: null,
    shipping: { code: 'standard', incoterm: 'DDP' },
    payment_method: 'bank_transfer',
    paid: kind === 'proforma' ? 0 : totals.total,
    bank: kind === 'proforma' ? { details: accountFor(trade, currency), due_at: now } : null,
    credit: kind === 'credit_note' ? { amount: 595, invoice: 'INV-0000-000000' } : null,
    words: ownTextsOf(locales[locale].words, 'document'),
  };
}

export async function previewDocument(deps: Pick<StoreDeps, 'settings' | 'clock'>, asked: Asked): Promise<FileAnswer> {
  const numbers = { proforma: 'SO-0000-0000', invoice: 'INV-0000-000000', credit_note: 'CN-0000-000000' };
  const head: DocumentHead = { kind: asked.kind, number: numbers[asked.kind], issuedAt: deps.clock() };
  const bytes = await drawInWorker(writeSheet(sampleContent(deps, asked), head));
  return new FileAnswer(bytes, { type: 'application/pdf', saveAs: `${asked.kind}-${asked.locale}.pdf` });
}
