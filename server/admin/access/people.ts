/** Who runs the shop, and as what: by an owner on the page, and on the console. */
import { randomUUID } from 'node:crypto';
import { eq, inArray, or } from 'drizzle-orm';
import type { changePerson as changeCall, invitePerson as inviteCall, OperatorPerson } from '#contract/api/admin/people.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import type { Queries } from '#server/db/client.ts';
import { operatorInvitation, operatorPasskey, operatorPerson, operatorRecoveryCode } from '#server/db/schema.ts';
import { StoreError, invalidField, notFound } from '#server/kernel/store-error.ts';
import { type Acting, audited } from '#server/caller/acting.ts';
import { consoleName } from '#server/caller/audit.ts';
import { type Invitation, writeInvitation } from './invitation.ts';
import { endAllSessions } from '#server/caller/operator-session.ts';
import { type PersonRow, lockPerson, readPeople, showPerson } from './person.ts';

type Change = ParsedRequestOf<typeof changeCall>;

export async function listPeople(queries: Queries): Promise<{ list: OperatorPerson[] }> {
  return { list: (await readPeople(queries)).map(showPerson) };
}

export function invitePerson(acting: Acting, given: ParsedRequestOf<typeof inviteCall>): Promise<ResponseOf<typeof inviteCall>> {
  const { deps, now } = acting;
  const { name, role } = given;
  const email = given.email.toLowerCase();
  return audited(acting, {
    action: 'person.invite',
    target: name,
    detail: { email, role },
    run: async (queries) => {
      const row = await newPerson(queries, { name, email, role }, now);
      const answer = { person: showPerson(row), invitation: await writeInvitation(deps, queries, row.id, now) };
      await acting.keepAnswer(queries, answer);
      return answer;
    },
  });
}

/** Throws `not_unique` at a name or an address that somebody has. */
export async function newPerson(
  queries: Queries,
  { name, email, role }: ParsedRequestOf<typeof inviteCall>,
  createdAt: Date,
): Promise<PersonRow> {
  await refuseTaken(queries, name, email);
  const [row] = await queries
    .insert(operatorPerson)
    .values({ id: randomUUID(), name, email, role, createdAt })
    .onConflictDoNothing()
    .returning();
  // Somebody else has just taken the name or the address.
  if (!row) throw new StoreError('state_conflict');
  return row;
}

/** The audit tells the console's own changes by its name, and people by theirs. */
async function refuseTaken(queries: Queries, name: string, email: string): Promise<void> {
  if (name === consoleName) throw invalidField('name', { code: 'not_allowed' });
  const its = or(eq(operatorPerson.name, name), eq(operatorPerson.email, email));
  const [taken] = await queries.select().from(operatorPerson).where(its);
  if (taken) throw invalidField(taken.email === email ? 'email' : 'name', { code: 'not_unique' });
}

export async function changePerson(acting: Acting, change: Change): Promise<ResponseOf<typeof changeCall>> {
  const [before] = await acting.deps.db.select().from(operatorPerson).where(eq(operatorPerson.id, change.person_id));
  if (!before) throw notFound();
  // Whoever acts stays what they are, so that the shop is never left without an owner who can get in.
  if (acting.personId === before.id) throw new StoreError('state_conflict');
  const detail = change.action === 'role' ? { before: before.role, after: change.role } : {};
  return audited(acting, {
    action: `person.${change.action}`,
    target: before.name,
    detail,
    run: async (queries) => {
      const row = await lockForChange(acting, queries, before.id);
      const invitation = await carryOut(acting, queries, row, change);
      const changed = await lockPerson(queries, row.id);
      const answer = { person: showPerson(changed ?? row), ...(invitation ? { invitation } : {}) };
      await acting.keepAnswer(queries, answer);
      return answer;
    },
  });
}

/** The person to change. Two owners who take the right from each other at once must not both succeed. */
async function lockForChange({ personId }: Acting, queries: Queries, id: string): Promise<PersonRow> {
  const both = inArray(operatorPerson.id, [id, personId ?? id]);
  // In one order, so that two such changes wait for each other instead of dying.
  const rows = await queries.select().from(operatorPerson).where(both).orderBy(operatorPerson.id).for('update');
  const actor = rows.find((row) => row.id === personId);
  if (personId !== null && (actor?.role !== 'owner' || actor.disabledAt !== null)) throw new StoreError('access_denied');
  const row = rows.find((one) => one.id === id);
  if (!row) throw notFound();
  return row;
}

async function carryOut(acting: Acting, queries: Queries, row: PersonRow, { action, role }: Change): Promise<Invitation | null> {
  const { deps, now } = acting;
  const set = (change: Partial<PersonRow>) => queries.update(operatorPerson).set(change).where(eq(operatorPerson.id, row.id));
  if (action === 'role') await set({ role: role ?? row.role });
  if (action === 'enable') await set({ disabledAt: null, lockedAt: null, wrongCodes: 0 });
  if (action === 'disable') {
    await set({ disabledAt: now });
    await queries.delete(operatorInvitation).where(eq(operatorInvitation.personId, row.id));
    await endAllSessions(queries, row.id);
  }
  if (action !== 'reset') return null;
  await set({ passwordHash: null, totpSecret: null, totpStep: null, lockedAt: null, disabledAt: null, wrongCodes: 0 });
  await queries.delete(operatorRecoveryCode).where(eq(operatorRecoveryCode.personId, row.id));
  await queries.delete(operatorPasskey).where(eq(operatorPasskey.personId, row.id));
  await endAllSessions(queries, row.id);
  return writeInvitation(deps, queries, row.id, now);
}
