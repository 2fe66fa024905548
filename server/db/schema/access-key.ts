import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { inquiry } from './quote.ts';
import { order } from './trade.ts';

/** Opens one order or one inquiry for whoever holds the key (`docs/api.md` section 2). */
export const accessKey = pgTable(
  'access_key',
  {
    keyHash: text('key_hash').primaryKey(),
    orderNo: text('order_no').references(() => order.orderNo, { onDelete: 'cascade' }),
    inquiryNo: text('inquiry_no').references(() => inquiry.inquiryNo, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    index('access_key_by_order').on(t.orderNo, t.createdAt),
    index('access_key_by_inquiry').on(t.inquiryNo, t.createdAt),
    index('access_key_by_end').on(t.expiresAt),
    check('access_key_opens_one', sql`num_nonnulls(${t.orderNo}, ${t.inquiryNo}) = 1`),
  ],
);
