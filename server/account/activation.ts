/** Opens accounts whose owner has read our mail (`docs/api.md` 5.3). */
import { eq } from 'drizzle-orm';
import type { activation } from '#contract/api/account.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import type { Call } from '#server/caller/call.ts';
import { account } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { confirmWithAccount } from './newsletter.ts';
import { StoreError } from '#server/kernel/store-error.ts';
import { findAccount, lockAccount } from './find-account.ts';
import { sendActivationLink, sendPasswordLink } from './new-account.ts';
import { findMailToken, lastMailTokenAt } from './mail-token.ts';

/** One mail in this time, so that nobody's mailbox is filled by strangers. */
const mailPauseMs = 5 * 60_000;

/** Opening the link twice is no error: mail programs open links before people do. */
export function activate(token: string, { deps, now }: Call): Promise<ResponseOf<typeof activation>> {
  return transact(deps.db, async (queries) => {
    const link = await findMailToken(queries, 'activation', token, now);
    const row = link && (await lockAccount(queries, link.account.id));
    if (row?.status === 'active') return { status: 'already_active' as const, email: row.email };
    if (row?.status !== 'unactivated') throw new StoreError('link_expired');
    await queries.update(account).set({ status: 'active', emailVerifiedAt: now }).where(eq(account.id, row.id));
    await confirmWithAccount(queries, row.email, now);
    return { status: 'activated' as const, email: row.email };
  });
}

/** Seconds until another mail may be sent. */
export async function resendWaitSeconds({ deps, now }: Call, accountId: string): Promise<number> {
  const [link, password] = await Promise.all([
    lastMailTokenAt(deps.db, 'activation', accountId),
    lastMailTokenAt(deps.db, 'reset', accountId),
  ]);
  const last = !link || (password && password > link) ? password : link;
  return last ? Math.max(0, Math.ceil((last.getTime() + mailPauseMs - now.getTime()) / 1000)) : 0;
}

/** Sends the link again, where an account waits for it; the caller is told nothing. */
export async function resendActivation(email: string, wanted: string | undefined, call: Call): Promise<void> {
  const { deps } = call;
  const found = await findAccount(deps.db, email);
  if (found?.status !== 'unactivated' || (await resendWaitSeconds(call, found.id)) > 0) return;
  await transact(deps.db, async (queries) => {
    if (found.passwordHash === null) return sendPasswordLink(queries, call, found);
    return sendActivationLink(queries, call, found, wanted);
  });
}
