import { index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { account } from './account.ts';
import { product } from './catalog.ts';

/** The part that an account has chosen for what a row of a bill says. */
export const bomChoice = pgTable(
  'bom_choice',
  {
    id: text().primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** Of the texts of the row that tell which part is meant. */
    rowHash: text('row_hash').notNull(),
    /** The same texts for their owner to read. */
    row: text().notNull(),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    sku: text().notNull(),
    chosenAt: timestamp('chosen_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (t) => [
    unique('bom_choice_by_row').on(t.accountId, t.rowHash),
    index('bom_choice_by_age').on(t.accountId, t.chosenAt),
    index('bom_choice_by_product').on(t.productId),
  ],
);
