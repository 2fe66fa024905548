/** What a person does to the own password, recovery codes and app for one-time codes. */
import { and, eq, ne } from 'drizzle-orm';
import type {
  beginTotp as beginCall,
  changeOwnPassword,
  renewRecoveryCodes,
  replaceTotp as replaceCall,
} from '#contract/api/admin/access.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import { tryPassword } from '#server/account/login-failures.ts';
import type { LoginFailures } from '#server/account/failure-waits.ts';
import { acceptPassword } from '#server/account/new-password.ts';
import { isPassword } from '#server/account/password-hash.ts';
import type { Call } from '#server/caller/call.ts';
import type { Queries } from '#server/db/client.ts';
import { operatorChallenge, operatorPerson, operatorSession } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { StoreError, invalidField } from '#server/kernel/store-error.ts';
import { readChallenge, writeChallenge } from './challenge.ts';
import { requireFreshFactor } from './fresh-factor.ts';
import { sessionOf } from '#server/caller/operator-session.ts';
import { type PersonRow, lockPerson } from './person.ts';
import { writeRecoveryCodes } from './recovery-codes.ts';
import { notePerson } from './second-factor.ts';
import { newTotpSecret, openSecret, sealSecret, stepOfCode, totpUrl } from './totp.ts';

async function readPerson(queries: Queries, id: string): Promise<PersonRow> {
  const [row] = await queries.select().from(operatorPerson).where(eq(operatorPerson.id, id));
  if (!row) throw new StoreError('token_invalid');
  return row;
}

export async function changePassword(
  { old_password: old, password }: ParsedRequestOf<typeof changeOwnPassword>,
  call: Call,
  failures: LoginFailures,
): Promise<{ ok: true }> {
  const { db, settings } = call.deps;
  const { personId, sessionId } = await requireFreshFactor(call);
  const known = await readPerson(db, personId);
  await tryPassword(failures, `change ${personId}`, () => isPassword(old, known.passwordHash, settings.passwordCost));
  const passwordHash = await acceptPassword(call, password, known.email);
  await transact(db, async (queries) => {
    const person = await lockPerson(queries, personId);
    // Changed or taken away while the old one was checked.
    if (!person || person.passwordHash !== known.passwordHash) throw new StoreError('invalid_credentials');
    await queries.update(operatorPerson).set({ passwordHash }).where(eq(operatorPerson.id, personId));
    const others = and(eq(operatorSession.personId, personId), ne(operatorSession.id, sessionId));
    await queries.delete(operatorSession).where(others);
    await notePerson(call, queries, person, 'person.password');
  });
  return { ok: true };
}

export async function renewCodes(call: Call): Promise<ResponseOf<typeof renewRecoveryCodes>> {
  const { personId } = await requireFreshFactor(call);
  return transact(call.deps.db, async (queries) => {
    const person = await lockPerson(queries, personId);
    if (!person) throw new StoreError('token_invalid');
    await notePerson(call, queries, person, 'person.recovery-codes');
    return { recovery_codes: await writeRecoveryCodes(queries, personId) };
  });
}

export async function beginTotp(call: Call): Promise<ResponseOf<typeof beginCall>> {
  const { deps } = call;
  const { personId, sessionId } = await requireFreshFactor(call);
  const { email } = await readPerson(deps.db, personId);
  const secret = newTotpSecret();
  const challenge = await writeChallenge(call, 'totp', sealSecret(deps, personId, secret), sessionId);
  return { ...challenge, secret, otpauth_url: totpUrl(secret, deps.settings.site.company, email) };
}

export async function replaceTotp({ token, code }: ParsedRequestOf<typeof replaceCall>, call: Call): Promise<{ ok: true }> {
  const { deps, now } = call;
  const { personId, sessionId } = sessionOf(call);
  await transact(deps.db, async (queries) => {
    const person = await lockPerson(queries, personId);
    const challenge = await readChallenge(queries, call, token, 'totp', sessionId);
    if (!person || !challenge) throw new StoreError('state_conflict');
    const step = stepOfCode(openSecret(deps, personId, challenge.value), code.replace(/\s/g, ''), now);
    if (step === null) throw invalidField('code', { code: 'mismatch' });
    await queries.delete(operatorChallenge).where(eq(operatorChallenge.tokenHash, challenge.tokenHash));
    await queries.update(operatorPerson).set({ totpSecret: challenge.value, totpStep: step }).where(eq(operatorPerson.id, personId));
    await notePerson(call, queries, person, 'person.totp');
  });
  return { ok: true };
}
