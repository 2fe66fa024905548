import type { OperatorRole } from '#contract/operator-roles.ts';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

export type ChallengePurpose = 'log-in' | 'confirm' | 'passkey' | 'totp';

/** Keys of programs that run the shop; kept hashed. */
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

/** People who run the shop. Whoever has no password yet, or none any more, has an invitation. */
export const operatorPerson = pgTable('operator_person', {
  id: text().primaryKey(),
  /** The audit names it, so no two people share one. */
  name: text().notNull().unique(),
  /** In small letters. */
  email: text().notNull().unique(),
  role: text().$type<OperatorRole>().notNull(),
  passwordHash: text('password_hash'),
  /** Secret of the one-time codes, sealed (`server/admin/access/totp.ts`). */
  totpSecret: text('totp_secret'),
  /** The last step of time whose code was taken: each opens once. */
  totpStep: integer('totp_step'),
  /** Wrong codes in a row behind the right password. */
  wrongCodes: integer('wrong_codes').notNull().default(0),
  lockedAt: moment('locked_at'),
  disabledAt: moment('disabled_at'),
  createdAt: moment('created_at').notNull(),
  lastLoginAt: moment('last_login_at'),
});

const ofPerson = () =>
  text('person_id')
    .notNull()
    .references(() => operatorPerson.id, { onDelete: 'cascade' });

/** Log-ins of people; only hashes of their tokens are kept. */
export const operatorSession = pgTable(
  'operator_session',
  {
    id: text().primaryKey(),
    tokenHash: text('token_hash').notNull().unique(),
    personId: ofPerson(),
    browser: text(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** When this log-in last showed a second factor. */
    factorAt: moment('factor_at'),
  },
  (t) => [index('operator_session_by_person').on(t.personId)],
);

/** Passkeys of people (WebAuthn); the private half never leaves the device. */
export const operatorPasskey = pgTable(
  'operator_passkey',
  {
    id: text().primaryKey(),
    personId: ofPerson(),
    name: text().notNull(),
    /** In base64url, as the device names it. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE key in base64url. */
    publicKey: text('public_key').notNull(),
    /** Of signatures, as the device counts them; many do not, and stay at 0. */
    counter: bigint({ mode: 'number' }).notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (t) => [unique('operator_passkey_name').on(t.personId, t.name)],
);

/** What has to be answered to go on: with a passkey, or with the first code of a new app. */
export const operatorChallenge = pgTable(
  'operator_challenge',
  {
    tokenHash: text('token_hash').primaryKey(),
    purpose: text().$type<ChallengePurpose>().notNull(),
    /** A challenge of WebAuthn, or the sealed secret of one-time codes. */
    value: text().notNull(),
    /** The log-in that asked; null before there is one. */
    sessionId: text('session_id').references(() => operatorSession.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('operator_challenge_by_session').on(t.sessionId)],
);

/** Codes for whoever has lost the device; each is deleted when it is used. */
export const operatorRecoveryCode = pgTable(
  'operator_recovery_code',
  { codeHash: text('code_hash').primaryKey(), personId: ofPerson() },
  (t) => [index('operator_recovery_code_by_person').on(t.personId)],
);

/** The link with which a person sets a password and a second factor; one at a time. */
export const operatorInvitation = pgTable('operator_invitation', {
  personId: ofPerson().primaryKey(),
  tokenHash: text('token_hash').notNull().unique(),
  /** Sealed; becomes the person's own. */
  totpSecret: text('totp_secret').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

/** Who changed what, when. */
export const audit = pgTable(
  'audit',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at').notNull(),
    /** Name of the person or of the key, or `console`. */
    actor: text().notNull(),
    /** What the person was then; null for keys and the console. */
    role: text(),
    /** Such as `order.ship`. */
    action: text().notNull(),
    /** Number or code of what was changed. */
    target: text().notNull(),
    detail: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  },
  (t) => [
    index('audit_by_time').on(t.at),
    index('audit_by_target').on(t.target),
    // What was done while an operator acted for a customer.
    index('audit_by_impersonation')
      .on(sql`(${t.detail} ->> 'impersonation')`)
      .where(sql`${t.action} = 'customer.act'`),
  ],
);
