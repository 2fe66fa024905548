/** What counts as a second factor beside a passkey, and what wrong ones lead to. */
import { eq } from 'drizzle-orm';
import type { Call } from '#server/caller/call.ts';
import type { Queries } from '#server/db/client.ts';
import { operatorPerson } from '#server/db/schema.ts';
import { writeAudit } from '#server/caller/audit.ts';
import type { PersonRow } from './person.ts';
import { useRecoveryCode } from './recovery-codes.ts';
import { openSecret, stepOfCode } from './totp.ts';

/** So many wrong codes or passkeys in a row lock a person: somebody else holds the password, the device or the log-in. */
export const mostWrongFactors = 10;

/** Takes a one-time code that nothing before has used, or a recovery code. */
export async function takeCode({ deps, now }: Call, queries: Queries, person: PersonRow, code: string): Promise<boolean> {
  const digits = code.replace(/\s/g, '');
  const secret = openSecret(deps, person.id, person.totpSecret ?? '');
  const step = stepOfCode(secret, digits, now);
  if (step === null) return useRecoveryCode(queries, person.id, code);
  if (person.totpStep !== null && step <= person.totpStep) return false;
  await queries.update(operatorPerson).set({ totpStep: step }).where(eq(operatorPerson.id, person.id));
  return true;
}

export async function countWrongFactor(call: Call, queries: Queries, person: PersonRow): Promise<void> {
  const wrongCodes = person.wrongCodes + 1;
  const isLocked = wrongCodes >= mostWrongFactors && person.lockedAt === null;
  const change = { wrongCodes, ...(isLocked ? { lockedAt: call.now } : {}) };
  await queries.update(operatorPerson).set(change).where(eq(operatorPerson.id, person.id));
  if (isLocked) await notePerson(call, queries, person, 'person.lock', { wrong_codes: wrongCodes });
}

/** Notes what a person did to the own access, or what was done to it by itself. */
export function notePerson(
  { now }: Call,
  queries: Queries,
  { name, role }: PersonRow,
  action: string,
  detail: Record<string, unknown> = {},
): Promise<void> {
  return writeAudit(queries, { actor: { name, role }, action, target: name, detail, at: now });
}
