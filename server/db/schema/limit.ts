import { bigint, index, integer, pgTable, text, varchar } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Uses within one window, counted for all processes; the form is that of `rate-limiter-flexible`. Keys are hashed. */
export const rateWindow = pgTable(
  'rate_window',
  {
    key: varchar({ length: 255 }).primaryKey(),
    points: integer().notNull().default(0),
    /** Milliseconds since 1970. */
    expire: bigint({ mode: 'number' }),
  },
  (t) => [index('rate_window_by_end').on(t.expire)],
);

/** Wrong passwords of one address from one network (`docs/api.md` 7.8). Keys are hashed. */
export const loginFailure = pgTable(
  'login_failure',
  {
    key: text().primaryKey(),
    /** Of the present handful. */
    count: integer().notNull(),
    /** When it began. */
    since: moment('since').notNull(),
    lastAt: moment('last_at').notNull(),
    /** Waits that are over. */
    waits: integer().notNull(),
  },
  (t) => [index('login_failure_by_last').on(t.lastAt)],
);
