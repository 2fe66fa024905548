/** The log-in of people who run the shop: password and one-time code, both each time (`docs/api.md` 5.6). */
import { eq } from 'drizzle-orm';
import type { getOperatorMe, operatorLogIn } from '#contract/api/admin-people.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import { type LoginFailures, tryPassword } from '#server/account/login-failures.ts';
import { isPassword } from '#server/account/password-hash.ts';
import type { Call } from '#server/call.ts';
import type { Queries } from '#server/db/client.ts';
import { operatorPerson, operatorRecoveryCode } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { countedAddress } from '#server/rate-limit.ts';
import { StoreError } from '#server/store-error.ts';
import { writeAudit } from './audit.ts';
import { operatorOfCall } from './find-operator.ts';
import { openSession, sessionOf } from './operator-session.ts';
import { type PersonRow, findPersonByEmail, lockPerson } from './person.ts';
import { useRecoveryCode } from './recovery-codes.ts';
import { openSecret, stepOfCode } from './totp.ts';

type LoggedIn = ResponseOf<typeof operatorLogIn>;

/** So many wrong codes behind the right password lock a person: somebody else knows the password. */
export const mostWrongCodes = 10;

type Input = ParsedRequestOf<typeof operatorLogIn>;

/** Logs in, and writes down that somebody has, or was refused: the person's number, no address. */
export async function logInOperator(input: Input, call: Call, failures: LoginFailures): Promise<LoggedIn> {
  const { db, log } = call.deps;
  const known = await findPersonByEmail(db, input.email.toLowerCase());
  const number = known?.id ?? null;
  try {
    const answer = await logInto(known, input, call, failures);
    log.info('operator_log_in', { person: number });
    return answer;
  } catch (error) {
    if (error instanceof StoreError) log.info('operator_log_in_refused', { person: number, code: error.code });
    throw error;
  }
}

/** All three are tried as one, and one answer is given whichever is wrong. An unknown address costs as much time as a wrong password. */
async function logInto(known: PersonRow | null, input: Input, call: Call, failures: LoginFailures): Promise<LoggedIn> {
  const { settings } = call.deps;
  const email = input.email.toLowerCase();
  let loggedIn: LoggedIn | null = null;
  await tryPassword(failures, `${email} ${countedAddress(call.ip)}`, async () => {
    const isRight = await isPassword(input.password, known?.passwordHash ?? null, settings.passwordCost);
    loggedIn = isRight && known ? await enter(call, known, input.code) : null;
    return loggedIn !== null;
  });
  if (loggedIn === null) throw new StoreError('invalid_credentials');
  return loggedIn;
}

/** The second half, one try at a time: null when the code is wrong. */
async function enter(call: Call, { id, passwordHash }: PersonRow, code: string): Promise<LoggedIn | null> {
  return transact(call.deps.db, async (queries) => {
    const person = await lockPerson(queries, id);
    // The password was changed while it was checked.
    if (!person || person.passwordHash !== passwordHash) return null;
    if (!(await takeCode(call, queries, person, code))) {
      await countWrongCode(call, queries, person);
      return null;
    }
    // Only whoever has shown all three learns that the way is closed, and the code is not used up.
    if (person.lockedAt || person.disabledAt) throw new StoreError('account_disabled');
    await queries.update(operatorPerson).set({ wrongCodes: 0, lastLoginAt: call.now }).where(eq(operatorPerson.id, id));
    await note(call, queries, person, 'person.log-in');
    return openSession(call, queries, id);
  });
}

/** Takes a one-time code that no earlier log-in has used, or a recovery code. */
async function takeCode({ deps, now }: Call, queries: Queries, person: PersonRow, code: string): Promise<boolean> {
  const digits = code.replace(/\s/g, '');
  const secret = openSecret(deps, person.id, person.totpSecret ?? '');
  const step = stepOfCode(secret, digits, now);
  if (step === null) return useRecoveryCode(queries, person.id, code);
  if (person.totpStep !== null && step <= person.totpStep) return false;
  await queries.update(operatorPerson).set({ totpStep: step }).where(eq(operatorPerson.id, person.id));
  return true;
}

async function countWrongCode(call: Call, queries: Queries, person: PersonRow): Promise<void> {
  const wrongCodes = person.wrongCodes + 1;
  const isLocked = wrongCodes >= mostWrongCodes && person.lockedAt === null;
  const change = { wrongCodes, ...(isLocked ? { lockedAt: call.now } : {}) };
  await queries.update(operatorPerson).set(change).where(eq(operatorPerson.id, person.id));
  if (isLocked) await note(call, queries, person, 'person.lock', { wrong_codes: wrongCodes });
}

function note({ now }: Call, queries: Queries, { name, role }: PersonRow, action: string, detail: Record<string, unknown> = {}) {
  return writeAudit(queries, { actor: { name, role }, action, target: name, detail, at: now });
}

export async function showMe(call: Call): Promise<ResponseOf<typeof getOperatorMe>> {
  const { personId } = sessionOf(call);
  const { scopes, readOnly } = operatorOfCall(call);
  const [row] = await call.deps.db.select().from(operatorPerson).where(eq(operatorPerson.id, personId));
  if (!row) throw new StoreError('token_invalid');
  const codes = await call.deps.db.$count(operatorRecoveryCode, eq(operatorRecoveryCode.personId, personId));
  const { name, email, role } = row;
  return { person_id: personId, name, email, role, scopes: [...scopes], read_only: readOnly, recovery_codes: codes };
}
