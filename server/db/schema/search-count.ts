import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** What was searched for, by day and language; nothing tells who searched. */
export const searchCount = pgTable(
  'search_count',
  {
    day: date({ mode: 'string' }).notNull(),
    locale: text().notNull(),
    /** As it is compared (`rules/fold.ts`); empty for all that are counted without their words. */
    keyword: text().notNull(),
    searches: integer().notNull(),
    /** Parts that fitted the words as they were typed, the last time. */
    results: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.locale, t.keyword] })],
);
