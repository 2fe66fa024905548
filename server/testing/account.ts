import { randomBytes, randomUUID } from 'node:crypto';
import { hashOf } from '#server/caller/caller.ts';
import type { Database } from '#server/db/client.ts';
import type { ApiScope } from '#contract/api/endpoint.ts';
import { account, apiKey, loginToken } from '#server/db/schema.ts';
import { newSecret } from '#server/kernel/secret.ts';

type Change = Partial<typeof account.$inferInsert> & { expiresAt?: Date; provenAt?: Date };

/** An account that is logged in; the token goes into `Authorization: Bearer …`. */
export async function seedAccount(db: Database, { expiresAt, provenAt, ...change }: Change = {}) {
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
    .values({ tokenHash: hashOf(token), accountId: row.id, expiresAt: expiresAt ?? new Date(Date.now() + 3_600_000), provenAt });
  return { id: row.id, email: row.email, token, headers: { Authorization: `Bearer ${token}` } };
}

/** A key of the account's own programs; it goes where a token does. */
export async function seedApiKey(db: Database, accountId: string, scopes: readonly ApiScope[]): Promise<string> {
  const key = newSecret('sk_');
  await db
    .insert(apiKey)
    .values({ id: randomUUID(), accountId, name: 'Key', keyHash: hashOf(key), prefix: key.slice(0, 9), scopes: [...scopes] });
  return key;
}
