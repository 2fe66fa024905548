/** The contract's order from its rows. Words are the caller's, amounts those of the day it was placed. */
import { shortVersion } from './agreed-texts.ts';
import { asc, eq } from 'drizzle-orm';
import type { Order } from '#contract/api/order.ts';
import { type Locale, locales } from '#contract/locale.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import { nameTaxes } from '#server/cart/name-taxes.ts';
import type { Queries } from '#server/db/client.ts';
import { orderEvent, orderLine } from '#server/db/schema.ts';
import { readShipments } from './read-shipments.ts';
import { readDocuments } from './document/order-documents.ts';
import { allowedActions } from '#server/rules/order-state.ts';
import { type PaymentNotes, readPaymentNotes, showPayment } from './payment/show-payment.ts';
import { showAgain } from '#server/image/picture-address.ts';
import { readRated } from '#server/review/rated-lines.ts';
import type { Settings } from '#server/kernel/settings.ts';
import { serverText } from '#server/kernel/words.ts';
import { readQuoteEnds } from './quoted-until.ts';
import { shippingName } from './show-shipping.ts';
import type { OrderRow, OrderLineRow } from './order-row.ts';

type OrderEventRow = Pick<typeof orderEvent.$inferSelect, 'at' | 'code'>;

export interface OrderRows {
  row: OrderRow;
  lines: OrderLineRow[];
  events: OrderEventRow[];
  documents?: Order['documents'];
  shipments?: Order['shipments'];
  payment?: PaymentNotes;
  quotedUntil?: Date | undefined;
  rated?: ReadonlySet<string>;
}

/** Who looks at an order: their language, and the moment that decides what they may do. */
export interface Reader {
  deps: Pick<StoreDeps, 'settings'>;
  locale: Locale;
  now: Date;
}

export async function readOrderRows(queries: Queries, row: OrderRow): Promise<OrderRows> {
  const lines = await queries.select().from(orderLine).where(eq(orderLine.orderNo, row.orderNo)).orderBy(asc(orderLine.position));
  const events = await queries.select().from(orderEvent).where(eq(orderEvent.orderNo, row.orderNo)).orderBy(asc(orderEvent.id));
  const documents = await readDocuments(queries, row);
  const shipments = await readShipments(queries, row.orderNo);
  const quotedUntil = (await readQuoteEnds(queries, [row])).get(row.quoteNo ?? '');
  const rated = await readRated(
    queries,
    lines.map(({ id }) => id),
  );
  return { row, lines, events, documents, shipments, payment: await readPaymentNotes(queries, row), quotedUntil, rated };
}

export function showOrder(
  { row, lines, events, documents = [], shipments = [], payment, quotedUntil, rated = new Set() }: OrderRows,
  { deps: { settings }, locale, now }: Reader,
): Order {
  const isToRate = settings.features.reviews && row.accountId !== null && lines.some(({ id, shipped }) => shipped > 0 && !rated.has(id));
  return {
    order_no: row.orderNo,
    version: row.version,
    status: row.status,
    payment_status: row.paymentStatus,
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt?.toISOString() ?? null,
    email: row.email,
    locale: row.locale,
    lines: lines.map((line) => showLine(line, rated, settings)),
    totals: nameTaxes({ locale }, row.totals),
    coupon: row.coupon,
    shipping_address: row.shippingAddress,
    billing_address: row.billingAddress,
    shipping: { ...row.shipping, name: shippingName(locale, row.shipping.code) },
    payment: showPayment(row, settings, payment),
    po_number: row.poNumber,
    customer_note: row.customerNote,
    quote_no: row.quoteNo,
    shipments,
    events: events.map(({ at, code }) => ({ at: at.toISOString(), code, text: serverText(locale, `trade:events.${code}`) })),
    documents,
    ...(row.agreed.length > 0 && {
      agreed: row.agreed.map(({ page, title, text, as_of }) => ({ page, title, version: shortVersion(text), as_of })),
    }),
    allowed: allowedActions({ ...row, quotedUntil, isToRate }, now, settings.trade),
  };
}

function showLine(
  { id, sku, sold, quantity, fromStock, backordered, shipped }: OrderLineRow,
  rated: ReadonlySet<string>,
  { imageService }: Pick<Settings, 'imageService'>,
): Order['lines'][number] {
  const image = sold.image && showAgain(imageService, sold.image);
  return { line_id: id, sku, ...sold, image, quantity, from_stock: fromStock, backordered, shipped, reviewed: rated.has(id) };
}

/** The reader of a mail about an order: the language it was placed in. */
export function readerOf(deps: StoreDeps, row: OrderRow, now: Date): Reader {
  // Only keys of the table are ever stored.
  return { deps, locale: locales[row.locale as keyof typeof locales], now };
}
