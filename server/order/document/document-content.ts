/** What an invoice or credit note says. */
import type { Order } from '#contract/api/order.ts';
import type { DocumentContent, DocumentLine } from '#server/db/schema/document-content.ts';
import { shortVersion } from '#server/order/agreed-texts.ts';
import type { OrderLineRow, OrderRow } from '#server/order/order-row.ts';
import { locales } from '#contract/locale.ts';
import type { Settings } from '#server/kernel/settings.ts';
import { ownTextsOf } from '#server/kernel/words.ts';
import { accountFor } from '#server/settings/bank-account.ts';

export type DocumentKind = Order['documents'][number]['kind'];
export type IssuedKind = Exclude<DocumentKind, 'proforma'>;

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
