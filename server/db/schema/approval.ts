/** Orders that the approvers of a company decide on before they are placed (`docs/api.md` 6.7). */
import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import type { AskedOrder } from '#contract/api/approval.ts';
import { approvalStates } from '#contract/api/approval-state.ts';
import { account } from './account.ts';
import { company } from './company.ts';

export const orderApproval = pgTable(
  'order_approval',
  {
    id: text().primaryKey(),
    /** Null once the company is gone. */
    companyId: text('company_id').references(() => company.id, { onDelete: 'set null' }),
    /** Who asked, and whose order it becomes. */
    accountId: text('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    status: text({ enum: approvalStates }).notNull(),
    /** The lines wait in a cart of nobody until they are ordered or go back; null for those of a quote, and afterwards. */
    cartId: text('cart_id'),
    locale: text().notNull(),
    currency: text().notNull(),
    total: bigint({ mode: 'number' }).notNull(),
    /** All that was asked for, and what was shown then. */
    asked: jsonb().$type<AskedOrder>().notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    answeredAt: moment('answered_at'),
    answeredBy: text('answered_by').references(() => account.id, { onDelete: 'set null' }),
    reason: text(),
    orderNo: text('order_no'),
  },
  (t) => [
    index('order_approval_by_company').on(t.companyId, t.createdAt),
    index('order_approval_by_account').on(t.accountId, t.createdAt),
    index('order_approval_due')
      .on(t.expiresAt)
      .where(sql`${t.status} = 'waiting'`),
    index('order_approval_by_cart').on(t.cartId),
    index('order_approval_by_answer').on(t.answeredBy),
  ],
);
