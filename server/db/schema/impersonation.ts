import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { account } from './account.ts';

/** Times in which an operator acted for a customer; kept, so that both see who, when and why. What was done stands in the audit. */
export const impersonation = pgTable(
  'impersonation',
  {
    id: text()
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    accountId: text('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** As the audit names them: a person, or `console`. */
    operator: text().notNull(),
    /** What the person was then; null for the console. */
    role: text(),
    /** The log-in of the person: with it this ends too. Null for the console. */
    sessionId: text('session_id'),
    /** What the customer asked for; the customer reads it. */
    reason: text().notNull(),
    openedAt: moment('opened_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** When somebody ended it before its time. */
    endedAt: moment('ended_at'),
  },
  (t) => [index('impersonation_by_account').on(t.accountId, t.openedAt)],
);
