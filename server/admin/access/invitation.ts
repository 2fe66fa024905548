/** How a person gets a password and a second factor: by a link that works once, for a day. */
import { day } from '#contract/durations.ts';
import { and, eq, gt } from 'drizzle-orm';
import type { acceptInvitation as acceptCall, getInvitation } from '#contract/api/admin/people.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import { acceptPassword } from '#server/account/new-password.ts';
import type { Call, StoreDeps } from '#server/caller/call.ts';
import type { Queries } from '#server/db/client.ts';
import { operatorInvitation, operatorPerson } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { hashOf } from '#server/kernel/hash-of.ts';
import { newSecret } from '#server/kernel/secret.ts';
import { StoreError, invalidField } from '#server/kernel/store-error.ts';
import { writeAudit } from '#server/caller/audit.ts';
import { openSession } from '#server/caller/operator-session.ts';
import { lockPerson } from './person.ts';
import { writeRecoveryCodes } from './recovery-codes.ts';
import { newTotpSecret, openSecret, sealSecret, stepOfCode, totpUrl } from './totp.ts';

const lifetimeMs = day;

export interface Invitation {
  token: string;
  expires_at: string;
}

/** Takes the place of an earlier one. */
export async function writeInvitation(
  deps: Pick<StoreDeps, 'signingKey'>,
  queries: Queries,
  personId: string,
  now: Date,
): Promise<Invitation> {
  const token = newSecret('oi_');
  const expiresAt = new Date(now.getTime() + lifetimeMs);
  const row = { tokenHash: hashOf(token), totpSecret: sealSecret(deps, personId, newTotpSecret()), expiresAt };
  await queries
    .insert(operatorInvitation)
    .values({ personId, ...row })
    .onConflictDoUpdate({ target: operatorInvitation.personId, set: row });
  return { token, expires_at: expiresAt.toISOString() };
}

async function findInvitation(queries: Queries, token: string, now: Date) {
  const [row] = await queries
    .select({ invitation: operatorInvitation, person: operatorPerson })
    .from(operatorInvitation)
    .innerJoin(operatorPerson, eq(operatorPerson.id, operatorInvitation.personId))
    .where(and(eq(operatorInvitation.tokenHash, hashOf(token)), gt(operatorInvitation.expiresAt, now)));
  if (!row || row.person.disabledAt) throw new StoreError('link_expired');
  return row;
}

export async function showInvitation(token: string, { deps, now }: Call): Promise<ResponseOf<typeof getInvitation>> {
  const { invitation, person } = await findInvitation(deps.db, token, now);
  const secret = openSecret(deps, person.id, invitation.totpSecret);
  const { name, email } = person;
  const url = totpUrl(secret, deps.settings.site.company, email);
  return { name, email, secret, otpauth_url: url, expires_at: invitation.expiresAt.toISOString() };
}

export async function acceptInvitation(
  { token, password, code }: ParsedRequestOf<typeof acceptCall>,
  call: Call,
): Promise<ResponseOf<typeof acceptCall>> {
  const { deps, now } = call;
  const { invitation, person } = await findInvitation(deps.db, token, now);
  const step = stepOfCode(openSecret(deps, person.id, invitation.totpSecret), code.replace(/\s/g, ''), now);
  if (step === null) throw invalidField('code', { code: 'mismatch' });
  const passwordHash = await acceptPassword(call, password, person.email);
  return transact(deps.db, async (queries) => {
    await lockPerson(queries, person.id);
    const its = and(eq(operatorInvitation.tokenHash, invitation.tokenHash), gt(operatorInvitation.expiresAt, now));
    const used = await queries.delete(operatorInvitation).where(its).returning({ personId: operatorInvitation.personId });
    if (used.length === 0) throw new StoreError('link_expired');
    const proven = { passwordHash, totpSecret: invitation.totpSecret, totpStep: step, wrongCodes: 0, lockedAt: null, lastLoginAt: now };
    await queries.update(operatorPerson).set(proven).where(eq(operatorPerson.id, person.id));
    const { name, role } = person;
    await writeAudit(queries, { actor: { name, role }, action: 'person.accept', target: name, at: now });
    return { ...(await openSession(call, queries, person.id)), recovery_codes: await writeRecoveryCodes(queries, person.id) };
  });
}
