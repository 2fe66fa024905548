/** Forgotten and changed passwords (`docs/api.md` 5.3). */
import { and, eq, gt } from 'drizzle-orm';
import type { checkPasswordToken, savePassword } from '#contract/api/account.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import type { Call } from '#server/caller/call.ts';
import { hashOf, userOf } from '#server/caller/caller.ts';
import type { Queries } from '#server/db/client.ts';
import { account, mailToken } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { postAccountMail } from '#server/mail/account-mail.ts';
import { maskEmail } from '#server/kernel/mask-email.ts';
import { confirmWithAccount } from './newsletter.ts';
import { StoreError } from '#server/kernel/store-error.ts';
import { type AccountRow, findAccount, lockAccount } from './find-account.ts';
import type { LoginFailures } from './failure-waits.ts';
import { endLogins } from './login-token.ts';
import { endMailTokens, findMailToken, issueMailToken } from './mail-token.ts';
import { acceptPassword } from './new-password.ts';
import { proveOwner } from './prove-owner.ts';

type Input = ParsedRequestOf<typeof savePassword>;

/**
 * Reading the mail proves the address, so an account that waits for its activation may be reset too. One that is about to be
 * deleted may be as well: a log-in keeps it, and its password may be what was forgotten.
 */
function isResettable(status: AccountRow['status']): boolean {
  return status === 'active' || status === 'unactivated' || status === 'closing';
}

/** Sends a link where there is an account; the caller is told nothing. */
export async function sendResetLink(email: string, { deps, now }: Call): Promise<void> {
  const found = await findAccount(deps.db, email);
  if (!found || !isResettable(found.status)) return;
  await transact(deps.db, async (queries) => {
    const token = await issueMailToken(queries, 'reset', found.id, now);
    await postAccountMail(deps, queries, 'account_reset', found, { token });
  });
}

async function findResetLink(queries: Queries, token: string, now: Date) {
  const link = await findMailToken(queries, 'reset', token, now);
  if (!link || !isResettable(link.account.status)) throw new StoreError('link_expired');
  return link;
}

export async function checkResetLink(token: string, { deps, now }: Call): Promise<ResponseOf<typeof checkPasswordToken>> {
  const link = await findResetLink(deps.db, token, now);
  return { valid: true, email: maskEmail(link.account.email), expires_at: link.expiresAt.toISOString() };
}

export async function changePassword({ token, old_password, password }: Input, call: Call, failures: LoginFailures): Promise<void> {
  if (token !== undefined) await changeByLink(token, password, call);
  else await changeByOldPassword(old_password ?? '', password, call, failures);
}

async function changeByLink(token: string, password: string, call: Call): Promise<void> {
  const { deps, now } = call;
  const link = await findResetLink(deps.db, token, now);
  const passwordHash = await acceptPassword(call, password, link.account.email);
  await transact(deps.db, async (queries) => {
    const row = await lockAccount(queries, link.account.id);
    const its = and(eq(mailToken.tokenHash, hashOf(token)), gt(mailToken.expiresAt, now));
    const used = await queries.delete(mailToken).where(its).returning({ kind: mailToken.kind });
    if (used.length === 0 || !row || !isResettable(row.status)) throw new StoreError('link_expired');
    const status = row.status === 'closing' ? ('closing' as const) : ('active' as const);
    const verified = { status, emailVerifiedAt: row.emailVerifiedAt ?? now };
    if (row.status === 'unactivated') await confirmWithAccount(queries, row.email, now);
    await store(queries, call, row, { passwordHash, ...verified }, null);
  });
}

async function changeByOldPassword(oldPassword: string, password: string, call: Call, failures: LoginFailures): Promise<void> {
  const { deps } = call;
  const user = userOf(call);
  const known = await proveOwner(call, oldPassword, failures);
  const passwordHash = await acceptPassword(call, password, user.email);
  await transact(deps.db, async (queries) => {
    const row = await lockAccount(queries, user.id);
    if (!row || row.passwordHash !== known.passwordHash) throw new StoreError('invalid_credentials');
    await store(queries, call, row, { passwordHash }, user.loginId);
  });
}

/** Ends the log-ins and links of the old password, and tells the owner. */
async function store(
  queries: Queries,
  { deps }: Call,
  row: AccountRow,
  change: Partial<AccountRow>,
  keptLogin: string | null,
): Promise<void> {
  await queries.update(account).set(change).where(eq(account.id, row.id));
  await endLogins(queries, row.id, keptLogin);
  await endMailTokens(queries, 'reset', row.id);
  // Whoever had the old password may have asked for another address.
  await endMailTokens(queries, 'email', row.id);
  await postAccountMail(deps, queries, 'account_password', row);
}
