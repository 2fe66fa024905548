import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { register } from '#contract/api/user.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import type { Call } from '#server/call.ts';
import type { Queries } from '#server/db/client.ts';
import { account, consent } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { postAccountMail } from '#server/mail/account-mail.ts';
import { askForNewsletter, waitForAccount } from '#server/newsletter.ts';
import { invalidField } from '#server/store-error.ts';
import { withoutQuery } from '#server/without-query.ts';
import { enter } from './enter.ts';
import { type AccountRow, findAccount, lockAccount } from './find-account.ts';
import { endMailTokens, issueMailToken } from './mail-token.ts';
import { acceptPassword } from './new-password.ts';

type Input = ParsedRequestOf<typeof register>;
type Registered = ResponseOf<typeof register>;

export async function registerAccount(input: Input, call: Call): Promise<Registered> {
  const passwordHash = await acceptPassword(call, input.password, input.email);
  const { accountActivation } = call.deps.settings;
  return transact(call.deps.db, async (queries) => {
    const row = await writeAccount(queries, call, input, passwordHash);
    if (accountActivation) {
      await (row ? awaitActivation(queries, call, input, row) : tellOwner(queries, call, input.email));
      // The same answer for a known address, so that nobody can ask who has an account.
      return { activation_required: true as const, email: input.email };
    }
    if (!row) throw invalidField('email', { code: 'not_unique' });
    if (input.newsletter) await askForNewsletter(call, queries, { email: row.email, source: 'register' });
    return { activation_required: false as const, ...(await enter(call, queries, row, input.cart_key)) };
  });
}

/** Null when the address belongs to an account that is in use; one that nobody activated is begun anew. */
async function writeAccount(queries: Queries, call: Call, input: Input, passwordHash: string): Promise<AccountRow | null> {
  const values = valuesOf(input, call, passwordHash);
  const [inserted] = await queries
    .insert(account)
    .values({ id: randomUUID(), ...values })
    .onConflictDoNothing()
    .returning();
  const row = inserted ?? (await replaceUnused(queries, input.email, values));
  if (!row) return null;
  const { consentVersion } = call.deps.settings;
  await queries.insert(consent).values({ id: randomUUID(), accountId: row.id, version: consentVersion, source: 'register', at: call.now });
  return row;
}

function valuesOf(input: Input, call: Call, passwordHash: string) {
  return {
    email: input.email,
    passwordHash,
    firstName: input.first_name,
    lastName: input.last_name,
    phone: input.phone || null,
    company: input.company || null,
    country: input.country ?? null,
    locale: call.locale.key,
    currency: call.currency,
    status: call.deps.settings.accountActivation ? ('unactivated' as const) : ('active' as const),
    referrer: withoutQuery(input.referrer),
    createdAt: call.now,
  };
}

async function replaceUnused(queries: Queries, email: string, values: ReturnType<typeof valuesOf>): Promise<AccountRow | null> {
  const found = await findAccount(queries, email);
  const locked = found && (await lockAccount(queries, found.id));
  if (locked?.status !== 'unactivated') return null;
  // Links of the earlier try would open an account with this password.
  await endMailTokens(queries, 'activation', locked.id);
  const [row] = await queries.update(account).set(values).where(eq(account.id, locked.id)).returning();
  return row ?? null;
}

async function awaitActivation(queries: Queries, call: Call, { newsletter }: Input, row: AccountRow): Promise<void> {
  if (newsletter) await waitForAccount(call, queries, row.email);
  const token = await issueMailToken(queries, 'activation', row.id, call.now);
  await postAccountMail(call.deps, queries, 'account_activation', row, token);
}

async function tellOwner(queries: Queries, { deps }: Call, email: string): Promise<void> {
  const owner = await findAccount(queries, email);
  if (owner?.status === 'active') await postAccountMail(deps, queries, 'account_known', owner);
}
