import { integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { product } from './catalog.ts';

/** Parts that take another one's place by the word of whoever runs the shop. */
export const crossReference = pgTable(
  'cross_reference',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    otherId: integer('other_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['direct', 'similar', 'upgrade', 'alternate_packaging', 'successor'] }).notNull(),
    /** In the words of the shop, the same in every language. */
    note: text(),
    /** The first is listed first. */
    position: smallint().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.productId, t.otherId, t.kind] })],
);
