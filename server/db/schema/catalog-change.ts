import { sql } from 'drizzle-orm';
import { check, customType, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** A transaction's number, which never comes again. */
const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * What transactions have changed of the catalog, noted by triggers: whoever holds a copy reads what its last look did not see
 * (`server/search/current/`). The order of commits is not the order of numbers, so readers ask by snapshot, never by a greatest number.
 */
export const catalogChange = pgTable(
  'catalogue_change',
  {
    xid: xid8()
      .notNull()
      .default(sql`pg_current_xact_id()`),
    /**
     * A part's own data, price or stock by its id; as `told` its words, order codes and values, which no copy in memory holds; a category whose parts, or values of theirs, are others, by its id; with 0 the
     * categories, parameters, makers and rates, or everything at once.
     */
    kind: text({ enum: ['part', 'told', 'category', 'reference', 'everything'] }).notNull(),
    id: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.xid, t.kind, t.id] })],
);

/** One row: how far back the changes go. */
export const catalogFeed = pgTable(
  'catalogue_feed',
  {
    id: integer().primaryKey(),
    /** Changes of transactions before this one are gone. */
    prunedTo: xid8('pruned_to').notNull(),
    /** All before this one had ended at `marked_at`. */
    markedTo: xid8('marked_to').notNull(),
    markedAt: timestamp('marked_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (t) => [check('catalogue_feed_single', sql`${t.id} = 1`)],
);
