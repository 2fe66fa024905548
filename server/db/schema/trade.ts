import type { LegalPage } from '#contract/legal-pages.ts';
import { type SQL, sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import type { Order } from '#contract/api/order.ts';
import { account } from './account.ts';
import { product } from './catalog.ts';
import { company } from './company.ts';
import { offer } from './offer.ts';
import { picture } from './picture.ts';

/** Belongs to an account, or to whoever holds the key. */
export const cart = pgTable(
  'cart',
  {
    id: text().primaryKey(),
    keyHash: text('key_hash').unique(),
    accountId: text('account_id').references(() => account.id, { onDelete: 'cascade' }),
    version: integer().notNull().default(0),
    couponCode: text('coupon_code'),
    createdAt: moment('created_at').notNull().defaultNow(),
    usedAt: moment('used_at').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('cart_of_account').on(t.accountId), index('cart_by_use').on(t.usedAt)],
);

export const cartLine = pgTable(
  'cart_line',
  {
    id: text().primaryKey(),
    cartId: text('cart_id')
      .notNull()
      .references(() => cart.id, { onDelete: 'cascade' }),
    offerId: integer('offer_id')
      .notNull()
      .references(() => offer.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
    selected: boolean().notNull().default(true),
    /** Empty when there is none, so that sku and reference make one line. */
    reference: text().notNull().default(''),
    /** What the buyer saw last, to tell when a price has moved. */
    seenMicros: bigint('seen_micros', { mode: 'number' }),
    seenCurrency: text('seen_currency'),
    position: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    addedAt: moment('added_at').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('cart_line_same').on(t.cartId, t.offerId, t.reference)],
);

export const rfqLine = pgTable(
  'rfq_line',
  {
    id: text().primaryKey(),
    cartId: text('cart_id')
      .notNull()
      .references(() => cart.id, { onDelete: 'cascade' }),
    offerId: integer('offer_id').references(() => offer.id, { onDelete: 'set null' }),
    mpn: text().notNull(),
    manufacturer: text(),
    quantity: bigint({ mode: 'number' }).notNull(),
    targetMicros: bigint('target_micros', { mode: 'number' }),
    currency: text().notNull(),
    neededBy: text('needed_by'),
    note: text(),
    position: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  },
  (t) => [index('rfq_line_by_cart').on(t.cartId)],
);

const ofPerson = (address: string): string =>
  ['company', 'first_name', 'last_name'].map((name) => `coalesce(${address}->>'${name}', '')`).join(` || ' ' || `);

/** What an order is looked for by, a line each; indexes hold the same words. */
export const orderWords: SQL = sql.raw(
  ['order_no', 'email', `coalesce(po_number, '')`, ofPerson('shipping_address'), ofPerson('billing_address')].join(` || E'\\n' || `),
);
/** And what a line of one is looked for by. */
export const lineWords: SQL = sql.raw(`sku || E'\\n' || coalesce(sold->>'mpn', '')`);
/** Minor units still to come of an order that has not ended, the same as `missingMoney` of `rules/operator-steps.ts`; below zero where too much came. */
export const missingOfOrder: SQL = sql.raw(`total - paid + case status when 'pending' then refunded else 0 end`);
export const isUnpaid: SQL = sql`status not in ('cancelled', 'expired') and ${missingOfOrder} > 0`;

export const order = pgTable(
  'shop_order',
  {
    orderNo: text('order_no').primaryKey(),
    version: integer().notNull().default(1),
    accountId: text('account_id').references(() => account.id, { onDelete: 'set null' }),
    status: text({
      enum: ['pending', 'confirmed', 'processing', 'partially_shipped', 'shipped', 'completed', 'cancelled', 'expired'],
    }).notNull(),
    paymentStatus: text('payment_status', {
      enum: ['unpaid', 'pending', 'authorized', 'partially_paid', 'paid', 'failed', 'partially_refunded', 'refunded', 'cancelled'],
    }).notNull(),
    email: text().notNull(),
    locale: text().notNull(),
    currency: text().notNull(),
    /** Rate from the base currency at the time of the order. */
    rateMicros: bigint('rate_micros', { mode: 'number' }).notNull(),
    total: bigint({ mode: 'number' }).notNull(),
    paid: bigint({ mode: 'number' }).notNull().default(0),
    refunded: bigint({ mode: 'number' }).notNull().default(0),
    totals: jsonb().$type<Order['totals']>().notNull(),
    coupon: jsonb().$type<NonNullable<Order['coupon']>>(),
    shippingAddress: jsonb('shipping_address').$type<Order['shipping_address']>().notNull(),
    /** Where it goes; a column of its own, since an index over a field of an address counts nothing without reading the order. */
    country: text().generatedAlwaysAs(sql`shipping_address->>'country'`),
    billingAddress: jsonb('billing_address').$type<Order['billing_address']>().notNull(),
    shipping: jsonb().$type<Order['shipping']>().notNull(),
    paymentMethod: text('payment_method').notNull(),
    poNumber: text('po_number'),
    customerNote: text('customer_note'),
    /** The inquiry whose quoted prices it has. */
    quoteNo: text('quote_no'),
    referrer: text(),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at'),
    /** The company on whose account it was placed, and until when it is to be paid. */
    companyId: text('company_id').references(() => company.id, { onDelete: 'set null' }),
    dueAt: moment('due_at'),
    /** Which versions of the legal texts were agreed to; `text` is one of `agreed_text`. */
    agreed: jsonb()
      .$type<{ page: LegalPage; code: string; title: string; language: string; text: string; as_of: string }[]>()
      .notNull()
      .default([]),
  },
  (t) => [
    index('shop_order_by_company')
      .on(t.companyId)
      .where(sql`${t.companyId} is not null`),
    index('shop_order_owed')
      .on(t.dueAt)
      .where(sql`${t.paymentMethod} = 'account' and ${t.paymentStatus} in ('unpaid', 'pending', 'partially_paid', 'failed')`),
    index('shop_order_due')
      .on(t.expiresAt)
      .where(sql`${t.status} = 'pending'`),
    index('shop_order_by_account').on(t.accountId, t.createdAt),
    // All that figures add up of an order, which is a hundredth of what it is.
    index('shop_order_by_time').on(t.createdAt, t.status, t.currency, t.rateMicros, t.total, t.paid, t.refunded, t.orderNo),
    index('shop_order_by_status').on(t.status, t.createdAt),
    index('shop_order_by_country').on(t.country, t.status, t.createdAt),
    index('shop_order_unpaid').on(t.createdAt).where(isUnpaid),
    index('shop_order_by_words').using('gin', sql`(${orderWords}) gin_trgm_ops`),
    index('shop_order_open')
      .on(t.status)
      .where(sql`${t.status} in ('pending', 'confirmed', 'processing', 'partially_shipped')`),
  ],
);

export const orderLine = pgTable(
  'order_line',
  {
    id: text().primaryKey(),
    orderNo: text('order_no')
      .notNull()
      .references(() => order.orderNo, { onDelete: 'cascade' }),
    position: integer().notNull(),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id),
    sku: text().notNull(),
    /** Kept as long as the order shows it. */
    pictureId: text('picture_id').references(() => picture.id),
    /** The contract's order line as it was sold, so that later changes of the catalog do not touch it. */
    sold: jsonb()
      .$type<Omit<Order['lines'][number], 'line_id' | 'sku' | 'quantity' | 'from_stock' | 'backordered' | 'shipped' | 'reviewed'>>()
      .notNull(),
    quantity: integer().notNull(),
    /** Pieces reserved from stock; the rest is backordered. */
    fromStock: integer('from_stock').notNull(),
    backordered: integer().notNull(),
    shipped: integer().notNull().default(0),
  },
  (t) => [
    index('order_line_by_order').on(t.orderNo),
    index('order_line_by_words').using('gin', sql`(${lineWords}) gin_trgm_ops`),
    index('order_line_by_product').on(t.productId),
    index('order_line_by_picture').on(t.pictureId),
  ],
);

export const orderEvent = pgTable(
  'order_event',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderNo: text('order_no')
      .notNull()
      .references(() => order.orderNo, { onDelete: 'cascade' }),
    at: moment('at').notNull().defaultNow(),
    actor: text({ enum: ['customer', 'operator', 'provider', 'timer'] }).notNull(),
    /** Name of the person or the program that acted for the shop; null for the console and for everybody else. */
    person: text(),
    code: text().notNull(),
    /** What the actor said about it. */
    note: text(),
  },
  (t) => [index('order_event_by_order').on(t.orderNo)],
);

/** Answers that are replayed when a request comes again (`docs/api.md` 1.2). Status is null while the first one runs. */
export const idempotency = pgTable(
  'idempotency',
  {
    caller: text().notNull(),
    path: text().notNull(),
    key: text().notNull(),
    bodyHash: text('body_hash').notNull(),
    status: integer(),
    answer: jsonb().$type<unknown>(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Process that runs the request (`db/leader.ts`). */
    holder: integer(),
    /** Counts up when the request is taken over from a process that has ended. */
    attempt: integer().notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.caller, t.path, t.key] }), index('idempotency_by_age').on(t.createdAt)],
);
