import { passwordLength, type PasswordFault } from '#contract/api/account.ts';

/** A shorter local part would forbid too much: `a@example.com` must not refuse every password with an a. */
const shortestLocalPart = 4;

/** One text for a password, however the keyboard put its characters together (`docs/api.md` 7.8). */
export function normalPassword(password: string): string {
  return password.normalize('NFKC');
}

/** Why a new password is refused; null when it is good. `common` holds lower-case passwords. */
export function passwordFault(password: string, email: string, common: ReadonlySet<string>): PasswordFault | null {
  const normal = normalPassword(password);
  const length = [...normal].length;
  if (length < passwordLength.min) return 'too_short';
  if (length > passwordLength.max) return 'too_long';
  const lower = normal.toLowerCase();
  if (common.has(lower)) return 'common';
  const localPart = normalPassword(email.slice(0, email.lastIndexOf('@'))).toLowerCase();
  if ([...localPart].length >= shortestLocalPart && lower.includes(localPart)) return 'contains_email';
  return null;
}
