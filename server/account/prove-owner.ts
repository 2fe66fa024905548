import { eq } from 'drizzle-orm';
import type { Call } from '#server/caller/call.ts';
import { userOf } from '#server/caller/caller.ts';
import { account, loginToken } from '#server/db/schema.ts';
import { StoreError } from '#server/kernel/store-error.ts';
import type { AccountRow } from './find-account.ts';
import { tryPassword } from './login-failures.ts';
import type { LoginFailures } from './failure-waits.ts';
import { isPassword } from './password-hash.ts';

/**
 * The caller's account, when they know its password: a stolen log-in alone must not be enough. The log-in remembers the proof.
 * Throws `invalid_credentials`.
 */
export async function proveOwner(call: Call, password: string, failures: LoginFailures): Promise<AccountRow> {
  const { db, settings } = call.deps;
  const { id, loginId } = userOf(call);
  const [known] = await db.select().from(account).where(eq(account.id, id));
  if (!known) throw new StoreError('token_invalid');
  await tryPassword(failures, `change ${id}`, () => isPassword(password, known.passwordHash, settings.passwordCost));
  await db.update(loginToken).set({ provenAt: call.now }).where(eq(loginToken.id, loginId));
  return known;
}
