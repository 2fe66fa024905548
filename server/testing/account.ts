import { randomBytes } from 'node:crypto';
import { hashOf } from '#server/caller.ts';
import type { Database } from '#server/db/client.ts';
import { account, loginToken } from '#server/db/schema.ts';

type Change = Partial<typeof account.$inferInsert> & { expiresAt?: Date };

/** An account that is logged in; the token goes into `Authorization: Bearer …`. */
export async function seedAccount(db: Database, { expiresAt, ...change }: Change = {}) {
  const id = `ac_${randomBytes(6).toString('hex')}`;
  const row = {
    id,
    email: `${id}@example.com`,
    firstName: 'Ada',
    lastName: 'Example',
    locale: 'de',
    currency: 'EUR',
    status: 'active' as const,
    emailVerifiedAt: new Date(),
    ...change,
  };
  const token = `st_${randomBytes(32).toString('base64url')}`;
  await db.insert(account).values(row);
  await db
    .insert(loginToken)
    .values({ tokenHash: hashOf(token), accountId: row.id, expiresAt: expiresAt ?? new Date(Date.now() + 3_600_000) });
  return { id: row.id, email: row.email, token, headers: { Authorization: `Bearer ${token}` } };
}
