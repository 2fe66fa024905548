import { sql } from 'drizzle-orm';
import { bigint, boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { companyRoles } from '#contract/api/company-role.ts';
import { company } from './company.ts';
import { priceList } from './price-list.ts';

export const account = pgTable(
  'account',
  {
    id: text().primaryKey(),
    email: text().notNull(),
    /** When its owner opened a link that was mailed there; null as long as nobody did. */
    emailVerifiedAt: moment('email_verified_at'),
    /** scrypt with its parameters (`server/account/password-hash.ts`). */
    passwordHash: text('password_hash'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phone: text(),
    company: text(),
    country: text(),
    locale: text().notNull(),
    currency: text().notNull(),
    status: text({ enum: ['unactivated', 'active', 'closing', 'erased', 'disabled'] }).notNull(),
    referrer: text(),
    /** May pay on invoice; the operator's word. */
    mayPayByInvoice: boolean('may_pay_by_invoice').notNull().default(false),
    /** Whose prices hold for this person; null: those for everybody. */
    priceListId: text('price_list_id').references(() => priceList.id, { onDelete: 'set null' }),
    /** The company that this person buys or asks for, and as what; both or none. */
    companyId: text('company_id').references(() => company.id, { onDelete: 'set null' }),
    companyRole: text('company_role', { enum: companyRoles }),
    /** What one order of a buyer may come to without an approver, in minor units of the company's currency; null is without limit. */
    orderLimit: bigint('order_limit', { mode: 'number' }),
    /** When a closing account is erased, unless its owner logs in before. */
    eraseAt: moment('erase_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('account_email').on(sql`lower(${t.email})`),
    index('account_unactivated')
      .on(t.createdAt)
      .where(sql`${t.status} = 'unactivated'`),
    index('account_by_price_list').on(t.priceListId),
    index('account_by_company').on(t.companyId),
  ],
);

/** Log-ins; only the hash of a token is kept. */
export const loginToken = pgTable(
  'login_token',
  {
    tokenHash: text('token_hash').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
    browser: text(),
    ip: text(),
    /** Of the log-in, whatever its token is now. */
    id: text()
      .notNull()
      .unique()
      .default(sql`gen_random_uuid()`),
    /** Since when the token is the one in use. */
    rotatedAt: moment('rotated_at').notNull().defaultNow(),
    /** Of a token that was given out and not yet used; the former one goes on until then. */
    nextHash: text('next_hash').unique(),
    nextAt: moment('next_at'),
    /** Hashes of its former tokens, the last one at the end: whoever shows one of them has stolen it. */
    retiredHashes: text('retired_hashes')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** When the password was last proven in it. */
    provenAt: moment('proven_at'),
    /** Of an operator who acts for the customer (table `impersonation`, which names this one); null for the customer's own. */
    impersonationId: text('impersonation_id'),
  },
  (t) => [
    index('login_token_by_account').on(t.accountId),
    index('login_token_by_end').on(t.expiresAt),
    index('login_token_by_retired').using('gin', t.retiredHashes),
  ],
);

/** Links in mails (`docs/api.md` section 2): hashed, single use. */
export const mailToken = pgTable(
  'mail_token',
  {
    tokenHash: text('token_hash').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['activation', 'reset', 'email'] }).notNull(),
    /** The new address, of an e-mail change. */
    email: text(),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('mail_token_by_account').on(t.accountId, t.kind), index('mail_token_by_end').on(t.expiresAt)],
);

/** What a person agreed to, when and where (`docs/api.md` section 9). */
export const consent = pgTable(
  'consent',
  {
    id: text().primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** Version of the policy. */
    version: text().notNull(),
    source: text({ enum: ['register', 'checkout'] }).notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (t) => [index('consent_by_account').on(t.accountId)],
);

/** Keys with which a customer's own programs call; only the hash is kept. */
export const apiKey = pgTable(
  'api_key',
  {
    id: text().primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** The first characters, by which its owner knows it again. */
    prefix: text().notNull(),
    keyHash: text('key_hash').notNull().unique(),
    scopes: text().array().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastUsedAt: moment('last_used_at'),
  },
  (t) => [index('api_key_by_account').on(t.accountId)],
);

/** Takes a log-in, or a guest's cart, along to another host of the shop; gone with its use. */
export const handover = pgTable(
  'handover',
  {
    codeHash: text('code_hash').primaryKey(),
    /** Name of the host where it may be shown. */
    host: text().notNull(),
    /** Hash of what the browser calls itself. */
    browserHash: text('browser_hash').notNull(),
    accountId: text('account_id').references(() => account.id, { onDelete: 'cascade' }),
    /** When the password of the log-in that goes along was proven. */
    provenAt: moment('proven_at'),
    /** A guest's cart key, which only the code opens. */
    sealedKey: text('sealed_key'),
    /** Where an operator who acts for the customer goes on; null for the customer. */
    impersonationId: text('impersonation_id'),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('handover_by_end').on(t.expiresAt), index('handover_by_account').on(t.accountId)],
);
