/** Companies that owe no tax of a country while their certificate is valid (`docs/api.md` 7.2). */
import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { company } from './company.ts';

export const taxExemption = pgTable(
  'tax_exemption',
  {
    id: text().primaryKey(),
    companyId: text('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    /** Where the parts go. */
    country: text().notNull(),
    /** Of the certificate, as it stands there. */
    number: text().notNull(),
    /** First and last day of UTC, `YYYY-MM-DD`. */
    startsOn: text('starts_on').notNull(),
    endsOn: text('ends_on').notNull(),
    /** Of the certificate in the file store. */
    fileId: text('file_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (t) => [index('tax_exemption_by_company').on(t.companyId, t.country, t.endsOn), index('tax_exemption_by_end').on(t.endsOn)],
);
