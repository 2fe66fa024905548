import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { account } from './account.ts';
import { cart } from './trade.ts';

/** May send in one file; gone with the first try. */
export const uploadToken = pgTable(
  'upload_token',
  {
    tokenHash: text('token_hash').primaryKey(),
    purpose: text({ enum: ['feedback', 'inquiry', 'comment', 'bom', 'transfer_slip', 'link_logo'] }).notNull(),
    /** Most bytes, as they were announced. */
    size: integer().notNull(),
    /** Whose the file will be: an account's, or a guest's by their cart. */
    accountId: text('account_id').references(() => account.id, { onDelete: 'cascade' }),
    cartId: text('cart_id').references(() => cart.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    index('upload_token_by_end').on(t.expiresAt),
    index('upload_token_by_account').on(t.accountId),
    index('upload_token_by_cart').on(t.cartId),
  ],
);

/** A file that somebody sent in; its bytes lie in the file store under its id. */
export const storedFile = pgTable(
  'stored_file',
  {
    id: text().primaryKey(),
    purpose: text({ enum: ['feedback', 'inquiry', 'comment', 'bom', 'transfer_slip', 'link_logo'] }).notNull(),
    /** Who sent it: an account, or a guest by their cart. */
    accountId: text('account_id').references(() => account.id, { onDelete: 'set null' }),
    cartId: text('cart_id').references(() => cart.id, { onDelete: 'set null' }),
    name: text().notNull(),
    /** By content. */
    type: text().notNull(),
    size: integer().notNull(),
    width: integer(),
    height: integer(),
    /** A data address that stands in for a picture that everybody may come to see. */
    placeholder: text(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Since when something refers to it; without that it vanishes after a day. */
    attachedAt: moment('attached_at'),
  },
  (t) => [
    index('stored_file_by_account').on(t.accountId),
    index('stored_file_loose')
      .on(t.createdAt)
      .where(sql`${t.attachedAt} is null`),
  ],
);
