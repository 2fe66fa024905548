/** Shows the second factor again, by a code or a passkey; wrong ones count as at the log-in. */
import { eq } from 'drizzle-orm';
import type { confirmByCode, confirmByPasskey } from '#contract/api/admin/access.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import { tryPassword } from '#server/account/login-failures.ts';
import type { LoginFailures } from '#server/account/failure-waits.ts';
import type { Call } from '#server/caller/call.ts';
import type { Queries } from '#server/db/client.ts';
import { operatorPerson, operatorSession } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { takeChallenge } from './challenge.ts';
import { freshMs } from './fresh-factor.ts';
import { sessionOf } from '#server/caller/operator-session.ts';
import { takePasskey } from './passkeys.ts';
import { type PersonRow, lockPerson } from './person.ts';
import { countWrongFactor, takeCode } from './second-factor.ts';

type Confirmed = ResponseOf<typeof confirmByCode>;

export function confirmWithCode({ code }: ParsedRequestOf<typeof confirmByCode>, call: Call, failures: LoginFailures): Promise<Confirmed> {
  return confirm(call, failures, (queries, person) => takeCode(call, queries, person, code));
}

export async function confirmWithPasskey(
  { token, passkey }: ParsedRequestOf<typeof confirmByPasskey>,
  call: Call,
  failures: LoginFailures,
): Promise<Confirmed> {
  const challenge = await takeChallenge(call, token, 'confirm', sessionOf(call).sessionId);
  return confirm(call, failures, async (queries, { id }) => {
    return challenge === null ? null : takePasskey(call, queries, id, passkey, challenge);
  });
}

/** `take` gives null where nothing was tried. Throws `invalid_credentials`. */
async function confirm(
  call: Call,
  failures: LoginFailures,
  take: (queries: Queries, person: PersonRow) => Promise<boolean | null>,
): Promise<Confirmed> {
  const { deps, now } = call;
  const { personId, sessionId } = sessionOf(call);
  await tryPassword(failures, `confirm ${personId}`, () =>
    transact(deps.db, async (queries) => {
      const person = await lockPerson(queries, personId);
      const isRight = person && (await take(queries, person));
      if (person && isRight === false) await countWrongFactor(call, queries, person);
      if (!isRight) return false;
      await queries.update(operatorPerson).set({ wrongCodes: 0 }).where(eq(operatorPerson.id, personId));
      await queries.update(operatorSession).set({ factorAt: now }).where(eq(operatorSession.id, sessionId));
      return true;
    }),
  );
  return { ok: true, until: new Date(now.getTime() + freshMs).toISOString() };
}
