import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** An address that is told what happens in the shop. */
export const webhook = pgTable('webhook', {
  id: text().primaryKey(),
  url: text().notNull(),
  kinds: text().array().notNull(),
  /** Sealed with the shop's own key. */
  secret: text().notNull(),
  stoppedAt: moment('stopped_at'),
  createdAt: moment('created_at').notNull(),
});

/** What an address is told, written by triggers in the transaction that makes the change (`0038_webhooks.sql`). */
export const webhookEvent = pgTable(
  'webhook_event',
  {
    id: text().primaryKey(),
    webhookId: text('webhook_id')
      .notNull()
      .references(() => webhook.id, { onDelete: 'cascade' }),
    type: text().notNull(),
    /** As it is sent. */
    body: text().notNull(),
    createdAt: moment('created_at').notNull(),
    tries: integer().notNull().default(0),
    /** Null once it has arrived or was given up. */
    nextTryAt: moment('next_try_at'),
    sentAt: moment('sent_at'),
    failedAt: moment('failed_at'),
    /** Of the last try: the answer's status, or why there was none. */
    answer: text(),
  },
  (t) => [
    index('webhook_event_due')
      .on(t.webhookId, t.nextTryAt)
      .where(sql`${t.nextTryAt} is not null`),
    index('webhook_event_by_webhook').on(t.webhookId, t.createdAt),
    index('webhook_event_failed')
      .on(t.failedAt)
      .where(sql`${t.failedAt} is not null`),
    index('webhook_event_by_time').on(t.createdAt),
  ],
);
