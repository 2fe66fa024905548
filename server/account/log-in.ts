import { eq } from 'drizzle-orm';
import type { LoggedIn, login } from '#contract/api/account.ts';
import type { ParsedRequestOf } from '#contract/api/endpoint.ts';
import type { Call } from '#server/caller/call.ts';
import { account } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { postAccountMail } from '#server/mail/account-mail.ts';
import { countedAddress } from '#server/caller/rate-limit.ts';
import { StoreError } from '#server/kernel/store-error.ts';
import { resendWaitSeconds } from './activation.ts';
import { enter } from './enter.ts';
import { type AccountRow, findAccount, lockAccount } from './find-account.ts';
import { tryPassword } from './login-failures.ts';
import type { LoginFailures } from './failure-waits.ts';
import { hashPassword, isPassword, isWeakHash } from './password-hash.ts';

type Input = ParsedRequestOf<typeof login>;

/** Logs in, and writes down that somebody has, or was refused: the account's number, no address. */
export async function logIn(input: Input, call: Call, failures: LoginFailures): Promise<LoggedIn> {
  const { db, log } = call.deps;
  const known = await findAccount(db, input.email);
  const number = known?.id ?? null;
  try {
    const answer = await logInto(known, input, call, failures);
    log.info('log_in', { account: number });
    return answer;
  } catch (error) {
    if (error instanceof StoreError) log.info('log_in_refused', { account: number, code: error.code });
    throw error;
  }
}

async function logInto(found: AccountRow | null, input: Input, call: Call, failures: LoginFailures): Promise<LoggedIn> {
  const known = await prove(found, input, call, failures);
  await refuseClosed(known, call);
  const { db, settings } = call.deps;
  const newHash = isWeakHash(known.passwordHash ?? '', settings.passwordCost)
    ? await hashPassword(input.password, settings.passwordCost)
    : known.passwordHash;
  return transact(db, async (queries) => {
    const current = await lockAccount(queries, known.id);
    // The password was changed while it was checked: that ended all log-ins, this one with them.
    if (!current || current.passwordHash !== known.passwordHash) throw new StoreError('invalid_credentials');
    const wasClosing = current.status === 'closing';
    await queries.update(account).set({ passwordHash: newHash, status: 'active', eraseAt: null }).where(eq(account.id, current.id));
    if (wasClosing) await postAccountMail(call.deps, queries, 'account_kept', current);
    const entered = await enter(call, queries, current, input.cart_key);
    return wasClosing ? { ...entered, kept: true as const } : entered;
  });
}

/** The account, when the password is its own. An unknown address costs as much time as a wrong password. */
async function prove(found: AccountRow | null, { email, password }: Input, call: Call, failures: LoginFailures): Promise<AccountRow> {
  const { settings } = call.deps;
  const stored = found?.passwordHash ?? null;
  await tryPassword(failures, `${email.toLowerCase()} ${countedAddress(call.ip)}`, () =>
    isPassword(password, stored, settings.passwordCost),
  );
  if (!found) throw new StoreError('invalid_credentials');
  return found;
}

async function refuseClosed(known: AccountRow, call: Call): Promise<void> {
  if (known.status === 'active') return;
  // A log-in within the days of grace takes the deletion back.
  if (known.status === 'closing' && known.eraseAt !== null && call.now < known.eraseAt) return;
  if (known.status !== 'unactivated') throw new StoreError('account_disabled');
  // A shop that can send no mails would wait for the activation forever.
  if (!call.deps.settings.accountActivation) return;
  throw new StoreError('account_not_activated', { data: { resend_after: await resendWaitSeconds(call, known.id) } });
}
