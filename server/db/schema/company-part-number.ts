import { index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { company } from './company.ts';
import { product } from './catalog.ts';

/** What a company calls a part in its own books; all its people have it understood in their bills. */
export const companyPartNumber = pgTable(
  'company_part_number',
  {
    id: text().primaryKey(),
    companyId: text('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    /** Of the number, as `row_hash` of `bom_choice` is of a row that has one. */
    numberHash: text('number_hash').notNull(),
    /** As it was written. */
    number: text().notNull(),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    sku: text().notNull(),
    chosenAt: timestamp('chosen_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (t) => [
    unique('company_part_number_by_number').on(t.companyId, t.numberHash),
    index('company_part_number_by_age').on(t.companyId, t.chosenAt),
    index('company_part_number_by_product').on(t.productId),
  ],
);
