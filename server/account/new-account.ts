/** Accounts that begin: by a registration, or beside a guest's order (`docs/api.md` 5.3 and 5.5). */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { plainPath } from '#contract/routes/plain-path.ts';
import type { Call } from '#server/caller/call.ts';
import type { Queries } from '#server/db/client.ts';
import { account, consent } from '#server/db/schema.ts';
import { postAccountMail } from '#server/mail/account-mail.ts';
import { type AccountRow, findAccount, lockAccount } from './find-account.ts';
import { endMailTokens, issueMailToken } from './mail-token.ts';

export type NewAccount = Pick<
  typeof account.$inferInsert,
  'email' | 'passwordHash' | 'firstName' | 'lastName' | 'phone' | 'company' | 'country' | 'referrer'
>;

/** What became of the wish for an account; `waiting` is one that nobody has activated, `taken` one that is in use. */
export type Begun = { kind: 'new' | 'waiting' | 'taken'; row: AccountRow };

/** Writes the account, unless its address has one already; then that one stays as it is. */
export async function beginAccount(
  queries: Queries,
  call: Call,
  values: NewAccount,
  source: (typeof consent.$inferInsert)['source'],
): Promise<Begun> {
  const { accountActivation, consentVersion } = call.deps.settings;
  const status = accountActivation ? ('unactivated' as const) : ('active' as const);
  const [inserted] = await queries
    .insert(account)
    .values({ ...values, id: randomUUID(), status, locale: call.locale.key, currency: call.currency, createdAt: call.now })
    .onConflictDoNothing()
    .returning();
  if (inserted) {
    await queries.insert(consent).values({ id: randomUUID(), accountId: inserted.id, version: consentVersion, source, at: call.now });
    return { kind: 'new', row: inserted };
  }
  const found = await findAccount(queries, values.email);
  const row = found && (await lockAccount(queries, found.id));
  // It was removed between the two looks.
  if (!row) return beginAccount(queries, call, values, source);
  return { kind: row.status === 'unactivated' ? 'waiting' : 'taken', row };
}

/** Mails what leads into the account: the caller is told the same in each case. */
export async function mailBegun(queries: Queries, call: Call, { kind, row }: Begun, wanted?: string): Promise<void> {
  const { deps } = call;
  if (kind === 'new') {
    await sendActivationLink(queries, call, row, wanted);
  } else if (kind === 'waiting') {
    await askForPassword(queries, call, row);
  } else if (row.status === 'active' || row.status === 'closing') {
    await postAccountMail(deps, queries, 'account_known', row);
  }
}

/**
 * Two people may have named one address, each with a password of their own. None of them counts any more, nor does any link that was sent
 * before: whoever reads the mailbox chooses the password, and nobody else's opens the account.
 */
async function askForPassword(queries: Queries, call: Call, { id }: AccountRow): Promise<void> {
  await endMailTokens(queries, 'activation', id);
  const [row] = await queries.update(account).set({ passwordHash: null }).where(eq(account.id, id)).returning();
  if (row) await sendPasswordLink(queries, call, row);
}

/** The link that opens an account; it leads on to where its owner wanted to be. */
export async function sendActivationLink(queries: Queries, { deps, now }: Call, row: AccountRow, wanted?: string): Promise<void> {
  const token = await issueMailToken(queries, 'activation', row.id, now);
  const redirect = plainPath(wanted);
  await postAccountMail(deps, queries, 'account_activation', row, { token, query: redirect === null ? {} : { redirect } });
}

/** The way into an account that has no password yet. */
export async function sendPasswordLink(queries: Queries, { deps, now }: Call, row: AccountRow): Promise<void> {
  const token = await issueMailToken(queries, 'reset', row.id, now);
  await postAccountMail(deps, queries, 'account_again', row, { token });
}
