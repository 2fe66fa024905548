/** Keys of programs that run the shop: an owner makes them on the page, or the console does (`docs/api.md` 5.6). */
import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { addOperatorKey, OperatorKeyInfo } from '#contract/api/admin/key.ts';
import { type ParsedRequestOf, type ResponseOf, operatorScopes } from '#contract/api/endpoint.ts';
import { hashOf } from '#server/caller/caller.ts';
import type { Queries } from '#server/db/client.ts';
import { operatorKey } from '#server/db/schema.ts';
import { newSecret } from '#server/kernel/secret.ts';
import { invalidField, notFound } from '#server/kernel/store-error.ts';
import { type Acting, audited } from '#server/caller/acting.ts';
import { consoleName } from '#server/caller/audit.ts';

type OperatorKeyRow = typeof operatorKey.$inferSelect;

function showKey({ name, scopes, createdAt, lastUsedAt, revokedAt }: OperatorKeyRow): OperatorKeyInfo {
  return {
    name,
    scopes: operatorScopes.filter((scope) => scopes.includes(scope)),
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
    revoked_at: revokedAt?.toISOString() ?? null,
  };
}

export async function listKeys(queries: Queries): Promise<{ list: OperatorKeyInfo[] }> {
  return { list: (await queries.select().from(operatorKey).orderBy(asc(operatorKey.name))).map(showKey) };
}

/** Makes a key; it is told once and kept as its hash. */
export function addKey(acting: Acting, given: ParsedRequestOf<typeof addOperatorKey>): Promise<ResponseOf<typeof addOperatorKey>> {
  const { name } = given;
  const scopes = operatorScopes.filter((scope) => given.scopes.includes(scope));
  return audited(acting, {
    action: 'key.add',
    target: name,
    detail: { scopes },
    run: async (queries) => {
      // The audit tells the console's own changes by this name.
      if (name === consoleName) throw invalidField('name', { code: 'not_allowed' });
      const secret = newSecret('ok_');
      const row = { id: randomUUID(), name, keyHash: hashOf(secret), scopes, createdAt: acting.now };
      const [made] = await queries.insert(operatorKey).values(row).onConflictDoNothing().returning();
      if (!made) throw invalidField('name', { code: 'not_unique' });
      const answer = { key: showKey(made), secret };
      await acting.keepAnswer(queries, answer);
      return answer;
    },
  });
}

/** Ends a key at once; its name stays taken, because the audit knows it. */
export function revokeKey(acting: Acting, name: string): Promise<OperatorKeyInfo> {
  return audited(acting, {
    action: 'key.revoke',
    target: name,
    run: async (queries) => {
      const its = and(eq(operatorKey.name, name), isNull(operatorKey.revokedAt));
      const [ended] = await queries.update(operatorKey).set({ revokedAt: acting.now }).where(its).returning();
      if (!ended) throw notFound();
      const answer = showKey(ended);
      await acting.keepAnswer(queries, answer);
      return answer;
    },
  });
}
