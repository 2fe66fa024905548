/** Keys of a customer's own programs (`docs/api.md` 5.3): only their hashes are kept. */
import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import { type ApiKeyInfo, apiKeyLimit, type getApiKeys, type saveApiKey } from '#contract/api/api-key.ts';
import { type ApiScope, apiScopes } from '#contract/api/endpoint.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import type { Call } from '#server/caller/call.ts';
import { hashOf, userOf } from '#server/caller/caller.ts';
import { apiKey } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { newSecret } from '#server/kernel/secret.ts';
import { notFound, StoreError } from '#server/kernel/store-error.ts';
import { lockAccount } from './find-account.ts';

/** `sk_` and as much as tells five keys apart. */
const shownCharacters = 9;

function isApiScope(name: string): name is ApiScope {
  return apiScopes.some((scope) => scope === name);
}

export async function listKeys(call: Call): Promise<ResponseOf<typeof getApiKeys>> {
  const rows = await call.deps.db
    .select()
    .from(apiKey)
    .where(eq(apiKey.accountId, userOf(call).id))
    .orderBy(desc(apiKey.createdAt), desc(apiKey.id));
  return { list: rows.map(showKey) };
}

function showKey({ id, name, prefix, scopes, createdAt, lastUsedAt }: typeof apiKey.$inferSelect): ApiKeyInfo {
  return {
    id,
    name,
    prefix,
    scopes: scopes.filter(isApiScope),
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
  };
}

/** Makes a key; it is in the answer and nowhere else. */
export function makeKey({ name, scopes }: ParsedRequestOf<typeof saveApiKey>, call: Call): Promise<ResponseOf<typeof saveApiKey>> {
  const { id: accountId } = userOf(call);
  return transact(call.deps.db, async (queries) => {
    // Held, so that two at once cannot pass the limit together.
    await lockAccount(queries, accountId);
    if ((await queries.$count(apiKey, eq(apiKey.accountId, accountId))) >= apiKeyLimit) {
      throw new StoreError('state_conflict', { data: { limit: apiKeyLimit } });
    }
    const key = newSecret('sk_');
    const id = randomUUID();
    const row = { id, accountId, name, prefix: key.slice(0, shownCharacters), keyHash: hashOf(key), createdAt: call.now };
    await queries.insert(apiKey).values({ ...row, scopes: [...new Set(scopes)] });
    return { id, key };
  });
}

export async function deleteKey(id: string, call: Call): Promise<void> {
  const its = and(eq(apiKey.id, id), eq(apiKey.accountId, userOf(call).id));
  const gone = await call.deps.db.delete(apiKey).where(its).returning({ id: apiKey.id });
  if (gone.length === 0) throw notFound();
}
