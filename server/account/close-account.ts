import { eq } from 'drizzle-orm';
import { type deleteAccount, graceDays } from '#contract/api/account-change.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import type { Call } from '#server/caller/call.ts';
import { userOf } from '#server/caller/caller.ts';
import { account } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { postAccountMail } from '#server/mail/account-mail.ts';
import { writeAudit } from '#server/caller/audit.ts';
import { StoreError } from '#server/kernel/store-error.ts';
import { ownerOf } from './export-account.ts';
import { lockAccount } from './find-account.ts';
import type { LoginFailures } from './failure-waits.ts';
import { endLogins } from './login-token.ts';
import { endMailTokens } from './mail-token.ts';
import { refuseOpenOrders } from './open-orders.ts';
import { openScope } from './person-scope.ts';
import { proveOwner } from './prove-owner.ts';
import { day } from '#contract/durations.ts';

/** Begins the days of grace after which an account is erased; a log-in before then takes it back. */
export async function closeAccount(
  { password, reason }: ParsedRequestOf<typeof deleteAccount>,
  call: Call,
  failures: LoginFailures,
): Promise<ResponseOf<typeof deleteAccount>> {
  const { deps, now } = call;
  const known = await proveOwner(call, password, failures);
  const eraseAt = new Date(now.getTime() + graceDays * day);
  await transact(deps.db, async (queries) => {
    const row = await lockAccount(queries, userOf(call).id);
    if (row?.status !== 'active' || row.passwordHash !== known.passwordHash) throw new StoreError('invalid_credentials');
    const { orderNos } = await openScope(queries, ownerOf(row), now);
    await refuseOpenOrders(queries, orderNos);
    await queries.update(account).set({ status: 'closing', eraseAt }).where(eq(account.id, row.id));
    await endLogins(queries, row.id);
    await endMailTokens(queries, 'email', row.id);
    await endMailTokens(queries, 'reset', row.id);
    await postAccountMail(deps, queries, 'account_closing', row, { at: eraseAt });
    // Until the erasure the operator may read why.
    await writeAudit(queries, {
      actor: { name: 'customer', role: null },
      action: 'account.close',
      target: row.id,
      detail: reason ? { reason } : {},
      at: now,
    });
  });
  return { ok: true, erased_at: eraseAt.toISOString() };
}
