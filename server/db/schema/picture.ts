import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** A picture of the shop's own: of a product, an article, a category, a maker. Its bytes lie in the file store under its id. */
export const picture = pgTable('picture', {
  /** Tells the content: a hash of the file that came in and of the way pictures are made. */
  id: text().primaryKey(),
  width: integer().notNull(),
  height: integer().notNull(),
  hasAlpha: boolean('has_alpha').notNull(),
  /** A data address. */
  placeholder: text().notNull(),
  /** When somebody last gave it to the shop; one that nothing shows vanishes a day later. */
  givenAt: timestamp('given_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
});
