import { randomUUID } from 'node:crypto';
import { type OperatorScope, operatorScopes } from '#contract/api/endpoint.ts';
import { hashOf } from '#server/caller.ts';
import type { Database } from '#server/db/client.ts';
import { operatorKey } from '#server/db/schema.ts';
import { newSecret } from '#server/secret.ts';

/** A key of somebody who runs the shop, for everything unless its scopes are given. */
export async function seedOperator(db: Database, scopes: readonly OperatorScope[] = operatorScopes) {
  const key = newSecret('ok_');
  const name = `operator ${randomUUID()}`;
  await db.insert(operatorKey).values({ id: randomUUID(), name, keyHash: hashOf(key), scopes: [...scopes] });
  return { name, key, headers: { Authorization: `Bearer ${key}` } };
}
