import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import type { AttritionBySize } from '#contract/attrition.ts';
import { account } from './account.ts';

/** A line as its owner wrote it; the part is looked up when the list is read. */
export interface KeptPart {
  line_id: string;
  sku: string | null;
  mpn: string;
  manufacturer: string | null;
  /** Lists that are older than the field have none. */
  own_number?: string | null;
  quantity: number;
  references: string | null;
  note: string | null;
  /** Lists that are older than the field have none. */
  tags?: string[];
}

/** Parts lists, bills of materials and saved carts of an account. */
export const partsList = pgTable(
  'parts_list',
  {
    id: text().primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    kind: text({ enum: ['list', 'bom', 'saved_cart'] }).notNull(),
    tags: text().array().notNull().default([]),
    boards: integer().notNull().default(1),
    /** Spare parts: hundredths of a percent for all sizes of packages, and the rules of single sizes. */
    attritionBp: integer('attrition_bp').notNull().default(0),
    attrition: jsonb().$type<AttritionBySize>().notNull().default({}),
    lines: jsonb().$type<KeptPart[]>().notNull(),
    version: integer().notNull().default(1),
    /** How often a share link was made; the link is derived from it, only its hash is kept. Null hash: not shared. */
    shareRound: integer('share_round').notNull().default(0),
    shareHash: text('share_hash').unique(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [index('parts_list_by_account').on(t.accountId, t.updatedAt)],
);

/** A read-only copy of a cart behind a link. */
export const sharedCart = pgTable(
  'shared_cart',
  {
    keyHash: text('key_hash').primaryKey(),
    /** Whose cart it was; null for a guest's. */
    accountId: text('account_id').references(() => account.id, { onDelete: 'cascade' }),
    lines: jsonb().$type<{ sku: string; quantity: number; customer_reference: string | null }[]>().notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('shared_cart_by_end').on(t.expiresAt), index('shared_cart_by_account').on(t.accountId)],
);
