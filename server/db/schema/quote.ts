import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { account } from './account.ts';
import { offer } from './offer.ts';
import { order } from './trade.ts';

const fileIds = () =>
  text('file_ids')
    .array()
    .notNull()
    .default(sql`'{}'`);
const inquiryNo = () =>
  text('inquiry_no')
    .notNull()
    .references(() => inquiry.inquiryNo, { onDelete: 'cascade' });

/** A price of a part outside the catalog, in the inquiry's currency. */
export interface KeptInformation {
  mpn: string;
  manufacturer: string | null;
  quantity: number;
  unit_micros: number;
  lead_time_days: number | null;
  /** ISO 8601. */
  valid_until: string;
}

/** A request for prices and the shop's answer (`docs/api.md` 6.3). */
export const inquiry = pgTable(
  'inquiry',
  {
    inquiryNo: text('inquiry_no').primaryKey(),
    version: integer().notNull().default(1),
    accountId: text('account_id').references(() => account.id, { onDelete: 'set null' }),
    status: text({
      enum: ['submitted', 'in_review', 'quoted', 'revision_requested', 'accepted', 'declined', 'cancelled', 'rejected', 'expired'],
    }).notNull(),
    contact: jsonb()
      .$type<{
        first_name: string;
        last_name: string;
        email: string;
        phone: string | null;
        company: string | null;
        country: string;
      }>()
      .notNull(),
    locale: text().notNull(),
    currency: text().notNull(),
    note: text(),
    fileIds: fileIds(),
    /** How often a revision was asked for. */
    revisions: integer().notNull().default(0),
    /** The last day of the quoted prices. */
    validUntil: moment('valid_until'),
    /** When the customer was told that it ends soon. */
    endToldAt: moment('end_told_at'),
    orderNo: text('order_no').references(() => order.orderNo, { onDelete: 'set null' }),
    /** An answer that the operator has begun and not sent. */
    draft: jsonb().$type<Record<string, unknown>>(),
    referrer: text(),
    consentVersion: text('consent_version').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('inquiry_by_account').on(t.accountId, t.createdAt),
    index('inquiry_by_status').on(t.status, t.createdAt),
    index('inquiry_due')
      .on(t.validUntil)
      .where(sql`${t.status} = 'quoted'`),
  ],
);

export const inquiryLine = pgTable(
  'inquiry_line',
  {
    id: text().primaryKey(),
    inquiryNo: inquiryNo(),
    position: integer().notNull(),
    offerId: integer('offer_id').references(() => offer.id, { onDelete: 'set null' }),
    mpn: text().notNull(),
    manufacturer: text(),
    quantity: bigint({ mode: 'number' }).notNull(),
    targetMicros: bigint('target_micros', { mode: 'number' }),
    /** Of the wanted price. */
    currency: text().notNull(),
    neededBy: text('needed_by'),
    note: text(),
    answer: text({ enum: ['pending', 'quoted', 'alternative', 'information', 'no_bid'] })
      .notNull()
      .default('pending'),
    /** Prices of parts that the shop does not carry. */
    information: jsonb().$type<KeptInformation[]>().notNull().default([]),
    /** What the shop pays for each of them; the customer is never told. */
    informationCosts: jsonb('information_costs').$type<(number | null)[]>().notNull().default([]),
    answerNote: text('answer_note'),
  },
  (t) => [index('inquiry_line_by_inquiry').on(t.inquiryNo)],
);

/** A price that the shop has sent, in the inquiry's currency. */
export const quotePrice = pgTable(
  'quote_price',
  {
    id: text().primaryKey(),
    lineId: text('line_id')
      .notNull()
      .references(() => inquiryLine.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    offerId: integer('offer_id')
      .notNull()
      .references(() => offer.id),
    isAlternative: boolean('is_alternative').notNull(),
    quantity: integer().notNull(),
    unitMicros: bigint('unit_micros', { mode: 'number' }).notNull(),
    /** What the shop pays; the customer is never told. */
    costMicros: bigint('cost_micros', { mode: 'number' }),
    leadTimeDays: integer('lead_time_days'),
    dateCode: text('date_code'),
    validUntil: moment('valid_until').notNull(),
  },
  (t) => [index('quote_price_by_line').on(t.lineId)],
);

export const inquiryMessage = pgTable(
  'inquiry_message',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    inquiryNo: inquiryNo(),
    at: moment('at').notNull(),
    from: text({ enum: ['customer', 'shop'] }).notNull(),
    text: text().notNull(),
    fileIds: fileIds(),
  },
  (t) => [index('inquiry_message_by_inquiry').on(t.inquiryNo)],
);

export const inquiryEvent = pgTable(
  'inquiry_event',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    inquiryNo: inquiryNo(),
    at: moment('at').notNull(),
    actor: text({ enum: ['customer', 'operator', 'timer'] }).notNull(),
    /** Name of the person or the program that acted for the shop; null for the console and for everybody else. */
    person: text(),
    code: text().notNull(),
    note: text(),
  },
  (t) => [index('inquiry_event_by_inquiry').on(t.inquiryNo)],
);
