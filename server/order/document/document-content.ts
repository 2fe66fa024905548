/** What an invoice or credit note says, kept as it was issued so that it can be drawn again and again. */
import type { Address } from '#contract/api/address.ts';
import type { Totals } from '#contract/api/cart.ts';
import type { Order, OrderLine } from '#contract/api/order.ts';
import type { SiteConfig } from '#contract/api/visitor.ts';
import { shortVersion } from '#server/order/agreed-texts.ts';
import type { OrderLineRow, OrderRow } from '#server/order/order-row.ts';
import { locales } from '#contract/locale.ts';
import type { Settings } from '#server/kernel/settings.ts';
import { ownTextsOf } from '#server/kernel/words.ts';
import { accountFor } from '#server/settings/bank-account.ts';

export type DocumentKind = Order['documents'][number]['kind'];
export type IssuedKind = Exclude<DocumentKind, 'proforma'>;

export type DocumentLine = Pick<
  OrderLine,
  | 'sku'
  | 'mpn'
  | 'manufacturer'
  | 'description'
  | 'quantity'
  | 'unit_micros'
  | 'fee'
  | 'line_total'
  | 'discount'
  | 'tax_rate_bp'
  | 'customer_reference'
  | 'compliance'
>;

export interface DocumentContent {
  /** Key of the locale in whose language it is written. */
  locale: string;
  seller: Pick<SiteConfig['site'], 'company' | 'address' | 'email' | 'phone' | 'tax_id'>;
  seller_country: string;
  /** Whether the seller collects tax anywhere; what was issued before this was told leaves it out and does. */
  seller_registered?: boolean;
  order_no: string;
  ordered_at: string;
  po_number: string | null;
  quote_no: string | null;
  billing_address: Address;
  shipping_address: Address;
  lines: DocumentLine[];
  totals: Totals;
  coupon_title: string | null;
  shipping: { code: string; incoterm: 'DAP' | 'DDP' };
  payment_method: string;
  /** What had come in less what had gone back, in minor units. */
  paid: number;
  /** Where to pay what is left, and until when; null when nothing is left. */
  bank: { details: Settings['trade']['bank']; due_at: string | null } | null;
  /** Of a credit note: what is credited in minor units, and the invoice it corrects. */
  credit: { amount: number; invoice: string | null } | null;
  /** Texts of the operator in place of the shop's, by key; what was issued before they could be changed leaves them out. */
  words?: Record<string, string>;
  /** Legal texts that the order agreed to, in its language; what was issued before they were told, and a credit note, leave them out. */
  agreed?: { title: string; version: string; as_of: string }[];
}

/** The content of a document about an order as it stands now. */
export function contentOf(
  { site, sellerCountry, trade }: Settings,
  row: OrderRow,
  lines: readonly OrderLineRow[],
  credit: DocumentContent['credit'] = null,
): DocumentContent {
  const paid = row.paid - row.refunded;
  const isOwed = paid < row.total && credit === null;
  return {
    locale: row.locale,
    seller: { company: site.company, address: site.address, email: site.email, phone: site.phone, tax_id: site.tax_id },
    seller_country: sellerCountry,
    seller_registered: Object.keys(trade.taxRates).length > 0,
    order_no: row.orderNo,
    ordered_at: row.createdAt.toISOString(),
    po_number: row.poNumber,
    quote_no: row.quoteNo,
    billing_address: row.billingAddress,
    shipping_address: row.shippingAddress,
    lines: lines.map(lineOf),
    totals: row.totals,
    coupon_title: row.coupon?.title ?? null,
    shipping: { code: row.shipping.code, incoterm: row.shipping.incoterm },
    payment_method: row.paymentMethod,
    paid,
    bank: isOwed ? { details: accountFor(trade, row.totals.currency), due_at: (row.expiresAt ?? row.dueAt)?.toISOString() ?? null } : null,
    credit,
    words: ownTextsOf(locales[row.locale as keyof typeof locales].words, 'document'), // only keys of the table are ever stored
    ...(credit === null && { agreed: row.agreed.map(({ title, text, as_of }) => ({ title, version: shortVersion(text), as_of })) }),
  };
}

function lineOf({ sku, quantity, sold }: OrderLineRow): DocumentLine {
  const { mpn, manufacturer, description, unit_micros, fee, line_total, discount, tax_rate_bp, customer_reference, compliance } = sold;
  return {
    sku,
    quantity,
    mpn,
    manufacturer,
    description,
    unit_micros,
    fee,
    line_total,
    discount,
    tax_rate_bp,
    customer_reference,
    compliance,
  };
}
