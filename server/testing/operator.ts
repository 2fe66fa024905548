import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { OperatorRole } from '#contract/operator-roles.ts';
import { type OperatorScope, operatorScopes } from '#contract/api/endpoint.ts';
import { hashPassword } from '#server/account/password-hash.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import { hashOf } from '#server/caller/caller.ts';
import type { Database } from '#server/db/client.ts';
import { operatorKey, operatorPerson } from '#server/db/schema.ts';
import { openSession } from '#server/caller/operator-session.ts';
import { newTotpSecret, sealSecret } from '#server/admin/access/totp.ts';
import { newSecret } from '#server/kernel/secret.ts';

/** A person who is logged in; the secret makes one-time codes. */
export async function seedPerson(deps: Pick<StoreDeps, 'db' | 'signingKey' | 'clock' | 'settings'>, role: OperatorRole = 'owner') {
  const { db, signingKey, clock, settings } = deps;
  const [id, secret, password] = [randomUUID(), newTotpSecret(), 'four plain words here'];
  const name = `person ${id.slice(0, 8)}`;
  const email = `${id.slice(0, 8)}@office.example`;
  const passwordHash = await hashPassword(password, settings.passwordCost);
  const totpSecret = sealSecret({ signingKey }, id, secret);
  await db.insert(operatorPerson).values({ id, name, email, role, passwordHash, totpSecret, createdAt: clock() });
  const { token } = await openSession({ browser: null, now: clock() }, db, id);
  const code = (at = clock()) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });
  return { id, name, email, password, role, token, code, headers: { Authorization: `Bearer ${token}` } };
}

/** A key of a program, for everything unless its scopes are given. */
export async function seedOperator(db: Database, scopes: readonly OperatorScope[] = operatorScopes) {
  const key = newSecret('ok_');
  const name = `operator ${randomUUID()}`;
  await db.insert(operatorKey).values({ id: randomUUID(), name, keyHash: hashOf(key), scopes: [...scopes] });
  return { name, key, headers: { Authorization: `Bearer ${key}` } };
}
