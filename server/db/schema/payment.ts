import { bigint, date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { sql } from 'drizzle-orm';
import type { DocumentContent } from './document-content.ts';
import { storedFile } from './upload.ts';
import { order, orderLine } from './trade.ts';

const minor = (name: string) => bigint(name, { mode: 'number' });
const orderNo = () =>
  text('order_no')
    .notNull()
    .references(() => order.orderNo, { onDelete: 'cascade' });

/** One try to pay; only one is open per order. */
export const paymentTry = pgTable(
  'payment_try',
  {
    paymentNo: text('payment_no').primaryKey(),
    orderNo: orderNo(),
    method: text().notNull(),
    status: text({
      enum: ['created', 'redirected', 'awaiting_transfer', 'authorized', 'captured', 'failed', 'cancelled', 'expired'],
    }).notNull(),
    amount: minor('amount').notNull(),
    /** Adapter of a redirect payment, and the name of the try there. */
    provider: text(),
    providerRef: text('provider_ref'),
    /** Where the buyer is sent to. */
    url: text(),
    /** When a redirect payment counts as given up. */
    expiresAt: moment('expires_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('payment_try_by_order').on(t.orderNo),
    uniqueIndex('payment_try_at_provider').on(t.provider, t.providerRef),
    index('payment_try_due')
      .on(t.expiresAt)
      .where(sql`${t.status} in ('created', 'redirected')`),
  ],
);

/** Money that came in or went back; an order's `paid` and `refunded` are its sums. */
export const paymentEntry = pgTable(
  'payment_entry',
  {
    id: text().primaryKey(),
    orderNo: orderNo(),
    kind: text({ enum: ['payment', 'refund'] }).notNull(),
    /** A refund through a provider is begun before it is done. */
    status: text({ enum: ['begun', 'done', 'failed'] }).notNull(),
    /** Minor units of the order's currency, always positive. */
    amount: minor('amount').notNull(),
    method: text().notNull(),
    paymentNo: text('payment_no').references(() => paymentTry.paymentNo),
    /** Of the transfer, or the provider's name for it. */
    reference: text(),
    /** When the money moved, by the word of the bank or the provider. */
    at: moment('at').notNull(),
    bookedAt: moment('booked_at').notNull().defaultNow(),
  },
  (t) => [
    index('payment_entry_by_order').on(t.orderNo),
    uniqueIndex('payment_entry_once').on(t.kind, t.paymentNo, t.reference),
    index('payment_entry_begun')
      .on(t.bookedAt)
      .where(sql`${t.status} = 'begun'`),
  ],
);

/** Notices of providers that were worked off, so that a repeated one changes nothing. */
export const paymentNotice = pgTable(
  'payment_notice',
  {
    provider: text().notNull(),
    eventId: text('event_id').notNull(),
    paymentNo: text('payment_no'),
    receivedAt: moment('received_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.eventId] })],
);

/** What a buyer said about a transfer on its way. */
export const transferSlip = pgTable('transfer_slip', {
  orderNo: orderNo().primaryKey(),
  fileId: text('file_id').references(() => storedFile.id, { onDelete: 'set null' }),
  paidOn: date('paid_on').notNull(),
  amount: minor('amount').notNull(),
  payer: text().notNull(),
  reference: text().notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** Invoices and credit notes as they were issued. */
export const orderDocument = pgTable(
  'order_document',
  {
    /** Such as INV-2026-000123. */
    number: text().primaryKey(),
    orderNo: orderNo(),
    kind: text({ enum: ['invoice', 'credit_note'] }).notNull(),
    /** What the document says; later changes of the order do not touch it. */
    content: jsonb().$type<DocumentContent>().notNull(),
    issuedAt: moment('issued_at').notNull(),
  },
  (t) => [index('order_document_by_order').on(t.orderNo)],
);

/** The last number of a series in a year; its row is locked while a number is given, so there are no gaps. */
export const documentCounter = pgTable('document_counter', {
  /** Such as INV-2026. */
  series: text().primaryKey(),
  last: integer().notNull(),
});

export const shipment = pgTable(
  'shipment',
  {
    shipmentNo: text('shipment_no').primaryKey(),
    orderNo: orderNo(),
    carrier: text().notNull(),
    trackingNo: text('tracking_no'),
    trackingUrl: text('tracking_url'),
    shippedAt: moment('shipped_at').notNull(),
    deliveredAt: moment('delivered_at'),
  },
  (t) => [index('shipment_by_order').on(t.orderNo)],
);

export const shipmentLine = pgTable(
  'shipment_line',
  {
    shipmentNo: text('shipment_no')
      .notNull()
      .references(() => shipment.shipmentNo, { onDelete: 'cascade' }),
    lineId: text('line_id')
      .notNull()
      .references(() => orderLine.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
    lotCode: text('lot_code'),
    dateCode: text('date_code'),
  },
  (t) => [primaryKey({ columns: [t.shipmentNo, t.lineId] }), index('shipment_line_by_line').on(t.lineId)],
);
