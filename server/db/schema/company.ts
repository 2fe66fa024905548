/** Companies that have several people with accounts (`docs/api.md` 5.6). */
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { priceList } from './price-list.ts';

export const company = pgTable(
  'company',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    taxId: text('tax_id'),
    /** Whose prices its people pay who have no list of their own. */
    priceListId: text('price_list_id').references(() => priceList.id, { onDelete: 'set null' }),
    /** What its limits are in; null: the base currency of the shop. */
    currency: text(),
    /** Whether its people may pay on invoice; the operator's word. */
    mayPayByInvoice: boolean('may_pay_by_invoice').notNull().default(false),
    /** Days from an order on account until it is to be paid; null: on receipt of the invoice. */
    paymentDays: integer('payment_days'),
    /** Most that it may owe on account, in minor units of its currency; null is without limit. */
    creditLimit: bigint('credit_limit', { mode: 'number' }),
    version: integer().notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (t) => [uniqueIndex('company_name').on(sql`lower(${t.name})`), index('company_by_price_list').on(t.priceListId)],
);
