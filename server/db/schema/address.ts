import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { account } from './account.ts';
import { company } from './company.ts';

/** What an account has saved to ship and bill to, or a company for all its people; an order keeps its own copy. */
export const address = pgTable(
  'address',
  {
    id: text().primaryKey(),
    /** Whose it is: an account's or a company's. */
    accountId: text('account_id').references(() => account.id, { onDelete: 'cascade' }),
    companyId: text('company_id').references(() => company.id, { onDelete: 'cascade' }),
    label: text(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    company: text(),
    taxId: text('tax_id'),
    taxIdStatus: text('tax_id_status', { enum: ['none', 'unchecked', 'valid', 'invalid'] }).notNull(),
    country: text().notNull(),
    state: text(),
    city: text().notNull(),
    district: text(),
    postcode: text(),
    line1: text().notNull(),
    line2: text(),
    phone: text().notNull(),
    email: text(),
    isDefaultShipping: boolean('is_default_shipping').notNull(),
    isDefaultBilling: boolean('is_default_billing').notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (t) => [
    check('address_of_one', sql`num_nonnulls(${t.accountId}, ${t.companyId}) = 1`),
    index('address_by_account').on(t.accountId),
    index('address_by_company').on(t.companyId),
    uniqueIndex('address_default_shipping')
      .on(t.accountId)
      .where(sql`${t.isDefaultShipping}`),
    uniqueIndex('address_default_billing')
      .on(t.accountId)
      .where(sql`${t.isDefaultBilling}`),
    uniqueIndex('address_company_shipping')
      .on(t.companyId)
      .where(sql`${t.isDefaultShipping}`),
    uniqueIndex('address_company_billing')
      .on(t.companyId)
      .where(sql`${t.isDefaultBilling}`),
  ],
);
