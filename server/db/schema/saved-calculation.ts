import { index, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { account } from './account.ts';

/** A calculator with its values that an account has saved under a name. */
export const savedCalculation = pgTable(
  'saved_calculation',
  {
    id: text().primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    tool: text().notNull(),
    /** Of the calculator's address, without its question mark. */
    query: text().notNull(),
    /** Of tool and query: the same values are saved once. */
    stateHash: text('state_hash').notNull(),
    name: text().notNull(),
    note: text(),
    updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (t) => [
    unique('saved_calculation_by_state').on(t.accountId, t.stateHash),
    index('saved_calculation_by_age').on(t.accountId, t.updatedAt),
  ],
);
