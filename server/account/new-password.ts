import type { Call } from '#server/caller/call.ts';
import { passwordFault } from '#server/rules/password.ts';
import { StoreError } from '#server/kernel/store-error.ts';
import { commonPasswords } from './common-passwords.ts';
import { hashPassword } from './password-hash.ts';

/** The hash of a new password; throws `password_rejected` for one that is too easy to guess. */
export function acceptPassword({ deps }: Call, password: string, email: string): Promise<string> {
  const reason = passwordFault(password, email, commonPasswords());
  if (reason !== null) throw new StoreError('password_rejected', { data: { reason } });
  return hashPassword(password, deps.settings.passwordCost);
}
