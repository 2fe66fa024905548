/** The log-in of people who run the shop: password and one-time code, both each time, or a passkey (`docs/api.md` 5.6). */
import { eq } from 'drizzle-orm';
import type { logInByPasskey } from '#contract/api/admin/access.ts';
import type { getOperatorMe, operatorLogIn } from '#contract/api/admin/people.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import { tryPassword } from '#server/account/login-failures.ts';
import type { LoginFailures } from '#server/account/failure-waits.ts';
import { isPassword } from '#server/account/password-hash.ts';
import type { Call } from '#server/caller/call.ts';
import type { Queries } from '#server/db/client.ts';
import { operatorPasskey, operatorPerson, operatorRecoveryCode } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { countedAddress } from '#server/caller/rate-limit.ts';
import { StoreError } from '#server/kernel/store-error.ts';
import { takeChallenge } from './challenge.ts';
import { operatorOfCall } from '#server/caller/find-operator.ts';
import { openSession, sessionOf } from '#server/caller/operator-session.ts';
import { findPasskey, takePasskey } from './passkeys.ts';
import { type PersonRow, findPersonByEmail, lockPerson } from './person.ts';
import { countWrongFactor, notePerson, takeCode } from './second-factor.ts';

type LoggedIn = ResponseOf<typeof operatorLogIn>;

/** All three are tried as one, and one answer is given whichever is wrong. An unknown address costs as much time as a wrong password. */
export async function logInOperator(
  { email: given, password, code }: ParsedRequestOf<typeof operatorLogIn>,
  call: Call,
  failures: LoginFailures,
): Promise<LoggedIn> {
  const { db, settings } = call.deps;
  const email = given.toLowerCase();
  const known = await findPersonByEmail(db, email);
  return noted(call, known?.id ?? null, () =>
    counted(failures, `${email} ${countedAddress(call.ip)}`, async () => {
      const isRight = await isPassword(password, known?.passwordHash ?? null, settings.passwordCost);
      if (!isRight || !known) return null;
      return enter(call, known.id, 'code', async (queries, person) => {
        // The password was changed while it was checked.
        if (person.passwordHash !== known.passwordHash) return null;
        return takeCode(call, queries, person, code);
      });
    }),
  );
}

/** By a passkey alone, which is two factors: the device, and what its holder knows or is. */
export async function logInWithPasskey(
  { token, passkey }: ParsedRequestOf<typeof logInByPasskey>,
  call: Call,
  failures: LoginFailures,
): Promise<LoggedIn> {
  const { db } = call.deps;
  const challenge = await takeChallenge(call, token, 'log-in', null);
  const known = await findPasskey(db, passkey.id);
  return noted(call, known?.personId ?? null, () =>
    counted(failures, `passkey ${known?.id ?? ''} ${countedAddress(call.ip)}`, async () => {
      if (challenge === null || !known) return null;
      return enter(call, known.personId, 'passkey', (queries) => takePasskey(call, queries, known.personId, passkey, challenge));
    }),
  );
}

/** Counts a try to log in; throws `invalid_credentials` when it gave nothing. */
async function counted(failures: LoginFailures, key: string, attempt: () => Promise<LoggedIn | null>): Promise<LoggedIn> {
  let loggedIn: LoggedIn | null = null;
  await tryPassword(failures, key, async () => {
    loggedIn = await attempt();
    return loggedIn !== null;
  });
  if (loggedIn === null) throw new StoreError('invalid_credentials');
  return loggedIn;
}

/** Writes down that somebody has logged in, or was refused: the person's number, no address. */
async function noted(call: Call, person: string | null, attempt: () => Promise<LoggedIn>): Promise<LoggedIn> {
  const { log } = call.deps;
  try {
    const answer = await attempt();
    log.info('operator_log_in', { person });
    return answer;
  } catch (error) {
    if (error instanceof StoreError) log.info('operator_log_in_refused', { person, code: error.code });
    throw error;
  }
}

/** The factor that opens, one try at a time; `take` gives null where nothing was tried. Null when it does not open. */
async function enter(
  call: Call,
  id: string,
  by: 'code' | 'passkey',
  take: (queries: Queries, person: PersonRow) => Promise<boolean | null>,
): Promise<LoggedIn | null> {
  return transact(call.deps.db, async (queries) => {
    const person = await lockPerson(queries, id);
    const isRight = person && (await take(queries, person));
    if (person && isRight === false) await countWrongFactor(call, queries, person);
    if (!person || !isRight) return null;
    // Only whoever has shown everything learns that the way is closed, and what was shown is not used up.
    if (person.lockedAt || person.disabledAt) throw new StoreError('account_disabled');
    await queries.update(operatorPerson).set({ wrongCodes: 0, lastLoginAt: call.now }).where(eq(operatorPerson.id, id));
    await notePerson(call, queries, person, 'person.log-in', by === 'passkey' ? { by } : {});
    return openSession(call, queries, id);
  });
}

export async function showMe(call: Call): Promise<ResponseOf<typeof getOperatorMe>> {
  const { db } = call.deps;
  const { personId } = sessionOf(call);
  const { scopes, readOnly } = operatorOfCall(call);
  const [row] = await db.select().from(operatorPerson).where(eq(operatorPerson.id, personId));
  if (!row) throw new StoreError('token_invalid');
  const codes = await db.$count(operatorRecoveryCode, eq(operatorRecoveryCode.personId, personId));
  const passkeys = await db.$count(operatorPasskey, eq(operatorPasskey.personId, personId));
  const { name, email, role } = row;
  return { person_id: personId, name, email, role, scopes: [...scopes], read_only: readOnly, recovery_codes: codes, passkeys };
}
