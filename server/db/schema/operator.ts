import { bigint, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Keys of those who run the shop; made on the server's command line only, kept hashed. */
export const operatorKey = pgTable('operator_key', {
  id: text().primaryKey(),
  /** Whose it is; the audit names it. */
  name: text().notNull().unique(),
  keyHash: text('key_hash').notNull().unique(),
  scopes: text().array().notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  lastUsedAt: moment('last_used_at'),
  revokedAt: moment('revoked_at'),
});

/** Who changed what, when. */
export const audit = pgTable(
  'audit',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at').notNull(),
    /** Name of the key, or `console`. */
    actor: text().notNull(),
    /** Such as `order.ship`. */
    action: text().notNull(),
    /** Number or code of what was changed. */
    target: text().notNull(),
    detail: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  },
  (t) => [index('audit_by_time').on(t.at), index('audit_by_target').on(t.target)],
);
