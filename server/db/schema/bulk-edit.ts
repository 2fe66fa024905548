import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import type { BulkChange } from '#contract/api/admin/bulk.ts';
import { type AttributeValue, product } from './catalog.ts';

/** What a change of many parts changes of one: what is not there is not changed. */
export interface PartState {
  hidden?: boolean;
  lifecycle?: string;
  rohs?: string;
  makerId?: number;
  categoryId?: number;
  /** With the category: those that it does not have go. */
  attributes?: Record<string, AttributeValue>;
  /** Millionths of all breaks, by offer; `ID` in the base currency and `ID/EUR` in one of its own prices. */
  prices?: Record<string, number[]>;
}

/** Changes of many parts at once; kept for as long as they can be taken back. */
export const bulkEdit = pgTable(
  'bulk_edit',
  {
    id: text().primaryKey(),
    at: moment('at').notNull(),
    actor: text().notNull(),
    change: jsonb().$type<BulkChange>().notNull(),
    changed: integer().notNull(),
    undoneAt: moment('undone_at'),
    undoneBy: text('undone_by'),
  },
  (t) => [index('bulk_edit_by_time').on(t.at)],
);

export const bulkEditPart = pgTable(
  'bulk_edit_part',
  {
    batchId: text('batch_id')
      .notNull()
      .references(() => bulkEdit.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    before: jsonb().$type<PartState>().notNull(),
    after: jsonb().$type<PartState>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.batchId, t.productId] }), index('bulk_edit_part_by_product').on(t.productId)],
);
