/** Another e-mail address for an account (`docs/api.md` 5.3 and section 2): its owner says so, the new address proves itself. */
import { eq } from 'drizzle-orm';
import type { changeEmail as changeEmailCall, confirmEmail as confirmEmailCall } from '#contract/api/account-change.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import type { Call } from '#server/caller/call.ts';
import { userOf } from '#server/caller/caller.ts';
import type { Queries } from '#server/db/client.ts';
import { account } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { postAccountMail } from '#server/mail/account-mail.ts';
import { invalidField, StoreError } from '#server/kernel/store-error.ts';
import { type AccountRow, findAccount, lockAccount } from './find-account.ts';
import type { LoginFailures } from './failure-waits.ts';
import { endLogins } from './login-token.ts';
import { endMailTokens, findMailToken, issueMailToken } from './mail-token.ts';
import { moveWishes } from './move-wishes.ts';
import { proveOwner } from './prove-owner.ts';

type Input = ParsedRequestOf<typeof changeEmailCall>;

/**
 * Mails the link to the new address, or word to the owner who has it already: the caller is told the same. Nothing changes before the
 * link is opened, in a shop without a mail server neither: its mails wait in the outbox, where the operator reads them.
 */
export async function askForEmail(
  { password, email }: Input,
  call: Call,
  failures: LoginFailures,
): Promise<ResponseOf<typeof changeEmailCall>> {
  const user = userOf(call);
  const known = await proveOwner(call, password, failures);
  if (email.toLowerCase() === user.email.toLowerCase()) throw invalidField('email', { code: 'not_unique' });
  await transact(call.deps.db, async (queries) => {
    const row = await lockAccount(queries, user.id);
    if (row?.status !== 'active' || row.passwordHash !== known.passwordHash) throw new StoreError('invalid_credentials');
    await mailBoth(queries, call, row, email, await ownerOfAddress(queries, email));
  });
  return { ok: true, confirmation_required: true };
}

/** Who has an address already. An account that nobody activated has shown nothing, so it does not count. */
async function ownerOfAddress(queries: Queries, email: string): Promise<AccountRow | null> {
  const found = await findAccount(queries, email);
  return found?.status === 'unactivated' ? null : found;
}

async function mailBoth(queries: Queries, { deps, now }: Call, row: AccountRow, email: string, owner: AccountRow | null): Promise<void> {
  // Only the latest wish counts.
  await endMailTokens(queries, 'email', row.id);
  if (owner) {
    if (owner.status === 'active') await postAccountMail(deps, queries, 'account_email_known', owner);
  } else {
    const token = await issueMailToken(queries, 'email', row.id, now, email);
    await postAccountMail(deps, queries, 'account_email_new', { ...row, email }, { token, query: { kind: 'email' } });
  }
  await postAccountMail(deps, queries, 'account_email_asked', row);
}

/** Opening the link once more is no error as long as the address is the account's. */
export function confirmEmail(token: string, call: Call): Promise<ResponseOf<typeof confirmEmailCall>> {
  return transact(call.deps.db, async (queries) => {
    const link = await findMailToken(queries, 'email', token, call.now);
    const row = link && (await lockAccount(queries, link.account.id));
    const email = link?.email ?? null;
    if (row?.status !== 'active' || email === null) throw new StoreError('link_expired');
    if (row.email !== email) {
      // Somebody else may have registered it in the meantime.
      if (await ownerOfAddress(queries, email)) throw new StoreError('link_expired');
      await putEmail(queries, call, row, email, call.now);
    }
    return { email };
  });
}

/** Puts the address into force; the log-in that asks for it goes on, all others end with what was mailed to the old address. */
async function putEmail(queries: Queries, call: Call, row: AccountRow, email: string, verifiedAt: Date): Promise<void> {
  const unused = await findAccount(queries, email);
  if (unused && unused.id !== row.id) await queries.delete(account).where(eq(account.id, unused.id));
  await queries.update(account).set({ email, emailVerifiedAt: verifiedAt }).where(eq(account.id, row.id));
  await moveWishes(queries, row.email, email);
  await endLogins(queries, row.id, call.account?.id === row.id ? call.account.loginId : null);
  await endMailTokens(queries, 'reset', row.id);
  await endMailTokens(queries, 'activation', row.id);
  await postAccountMail(call.deps, queries, 'account_email_changed', row);
}
