import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { sql } from 'drizzle-orm';
import { account } from './account.ts';
import { product } from './catalog.ts';

/** Mails to send, written in the transaction that causes them (`docs/api.md` 7.12). */
export const outbox = pgTable(
  'outbox',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    recipient: text().notNull(),
    /** Whose account it is about, whatever address it went to; null for mails about anything else. */
    accountId: text('account_id').references(() => account.id, { onDelete: 'set null' }),
    locale: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    /** Further header lines of the mail, such as `List-Unsubscribe`. */
    headers: jsonb().$type<Record<string, string>>().notNull().default({}),
    createdAt: moment('created_at').notNull().defaultNow(),
    sentAt: moment('sent_at'),
    tries: integer().notNull().default(0),
    nextTryAt: moment('next_try_at').notNull().defaultNow(),
    lastError: text('last_error'),
    /** Why it is not tried again, and since when. */
    failure: text({ enum: ['refused', 'given_up'] }),
    failedAt: moment('failed_at'),
  },
  (t) => [
    index('outbox_by_account').on(t.accountId),
    index('outbox_failed')
      .on(t.failedAt)
      .where(sql`${t.failedAt} is not null`),
    index('outbox_due')
      .on(t.nextTryAt)
      .where(sql`${t.sentAt} is null and ${t.failedAt} is null`),
  ],
);

export const subscription = pgTable(
  'subscription',
  {
    email: text().primaryKey(),
    status: text({ enum: ['pending', 'confirmed', 'unsubscribed'] }).notNull(),
    locale: text().notNull(),
    topics: text().array().notNull(),
    source: text(),
    consentVersion: text('consent_version').notNull(),
    consentAt: moment('consent_at').notNull().defaultNow(),
    confirmedAt: moment('confirmed_at'),
    unsubscribedAt: moment('unsubscribed_at'),
    confirmHash: text('confirm_hash'),
    confirmUntil: moment('confirm_until'),
    unsubscribeHash: text('unsubscribe_hash'),
  },
  (t) => [uniqueIndex('subscription_confirm').on(t.confirmHash), uniqueIndex('subscription_unsubscribe').on(t.unsubscribeHash)],
);

/** What people want to be told of a part once: that enough of it is there, that it costs less, that its lifecycle or its last-buy date is another. */
export const stockAlert = pgTable(
  'stock_alert',
  {
    id: text().primaryKey(),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    locale: text().notNull(),
    kind: text({ enum: ['stock', 'price', 'lifecycle'] })
      .notNull()
      .default('stock'),
    quantity: integer().notNull(),
    /**
     * Price: what a piece is to cost less than, in millionths of `currency`. Lifecycle: what it was when it was asked for, and behind a
     * blank the last-buy date where there was one. Null for stock, and of a part that had no price.
     */
    known: text(),
    /** Of a price that the person named; null: `known` is the price when it was asked for, in the base currency. */
    currency: text(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('stock_alert_same').on(t.productId, t.email, t.kind)],
);

/** Operator settings that differ from the defaults in `server/kernel/settings.ts`. */
export const setting = pgTable('setting', {
  key: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
  /** How often it was changed. */
  version: integer().notNull().default(0),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});
