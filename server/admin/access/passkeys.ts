/** Passkeys of people who run the shop: made, listed, taken away and shown. */
import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import {
  type addPasskey as addCall,
  type beginPasskey as beginCall,
  mostPasskeys,
  type getPasskeys,
  type removePasskey as removeCall,
} from '#contract/api/admin/access.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import type { shownPasskey } from '#contract/api/passkey.ts';
import type { Call } from '#server/caller/call.ts';
import type { Queries } from '#server/db/client.ts';
import { operatorPasskey, operatorPerson } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { StoreError, invalidField, notFound } from '#server/kernel/store-error.ts';
import type * as z from 'zod/mini';
import { adminOrigin } from '#server/admin/admin-address.ts';
import { takeChallenge, writeChallenge } from './challenge.ts';
import { requireFreshFactor } from './fresh-factor.ts';
import { sessionOf } from '#server/caller/operator-session.ts';
import { lockPerson } from './person.ts';
import { notePerson } from './second-factor.ts';
import { describePasskey, readMadePasskey, readShownPasskey, requestPasskey } from './webauthn.ts';

type PasskeyRow = typeof operatorPasskey.$inferSelect;
type List = ResponseOf<typeof getPasskeys>;

function readPasskeys(queries: Queries, personId: string): Promise<PasskeyRow[]> {
  return queries.select().from(operatorPasskey).where(eq(operatorPasskey.personId, personId)).orderBy(asc(operatorPasskey.createdAt));
}

export async function findPasskey(queries: Queries, credentialId: string): Promise<PasskeyRow | null> {
  const [row] = await queries.select().from(operatorPasskey).where(eq(operatorPasskey.credentialId, credentialId));
  return row ?? null;
}

export async function listPasskeys({ db }: { db: Queries }, personId: string): Promise<List> {
  const rows = await readPasskeys(db, personId);
  const list = rows.map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    name,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
  }));
  return { list };
}

/** Asks for a passkey: of the person who is logged in, or before that of whoever holds one. */
export async function askForPasskey(call: Call, purpose: 'log-in' | 'confirm') {
  const { db, settings } = call.deps;
  const session = purpose === 'confirm' ? sessionOf(call) : null;
  const known = session ? await readPasskeys(db, session.personId) : [];
  const options = await requestPasskey(
    settings,
    known.map(({ credentialId }) => credentialId),
  );
  const { token } = await writeChallenge(call, purpose, options.challenge, session?.sessionId ?? null);
  return { token, origin: adminOrigin(settings), options };
}

export async function beginPasskey(call: Call): Promise<ResponseOf<typeof beginCall>> {
  const { db, settings } = call.deps;
  const { personId, sessionId } = await requireFreshFactor(call);
  const known = await readPasskeys(db, personId);
  if (known.length >= mostPasskeys) throw new StoreError('state_conflict');
  const [person] = await db.select().from(operatorPerson).where(eq(operatorPerson.id, personId));
  if (!person) throw new StoreError('token_invalid');
  const options = await describePasskey(
    settings,
    person,
    known.map(({ credentialId }) => credentialId),
  );
  const { token } = await writeChallenge(call, 'passkey', options.challenge, sessionId);
  return { token, origin: adminOrigin(settings), options };
}

export async function addPasskey({ token, name, passkey }: ParsedRequestOf<typeof addCall>, call: Call): Promise<List> {
  const { deps, now } = call;
  const { personId, sessionId } = sessionOf(call);
  const isTaken = (rows: readonly PasskeyRow[]) => rows.some((row) => row.name === name);
  // Before the challenge is used up, so that another name is all that it takes.
  if (isTaken(await readPasskeys(deps.db, personId))) throw invalidField('name', { code: 'not_unique' });
  const challenge = await takeChallenge(call, token, 'passkey', sessionId);
  const made = challenge === null ? null : await readMadePasskey(deps.settings, passkey, challenge);
  if (!made) throw new StoreError('state_conflict');
  return transact(deps.db, async (queries) => {
    const person = await lockPerson(queries, personId);
    const known = await readPasskeys(queries, personId);
    if (!person || known.length >= mostPasskeys || isTaken(known)) throw new StoreError('state_conflict');
    const row = { id: randomUUID(), personId, name, ...made, createdAt: now };
    const added = await queries.insert(operatorPasskey).values(row).onConflictDoNothing().returning();
    if (added.length === 0) throw new StoreError('state_conflict');
    await notePerson(call, queries, person, 'person.passkey-add', { passkey: name });
    return listPasskeys({ db: queries }, personId);
  });
}

export async function removePasskey({ id }: ParsedRequestOf<typeof removeCall>, call: Call): Promise<List> {
  const { personId } = await requireFreshFactor(call);
  return transact(call.deps.db, async (queries) => {
    const person = await lockPerson(queries, personId);
    const its = and(eq(operatorPasskey.id, id), eq(operatorPasskey.personId, personId));
    const [removed] = await queries.delete(operatorPasskey).where(its).returning();
    if (!person || !removed) throw notFound();
    await notePerson(call, queries, person, 'person.passkey-remove', { passkey: removed.name });
    return listPasskeys({ db: queries }, personId);
  });
}

/** Takes the proof that a person holds one of the own passkeys; the person is locked, so one proof is read at a time. */
export async function takePasskey(
  { deps, now }: Call,
  queries: Queries,
  personId: string,
  shown: z.output<typeof shownPasskey>,
  challenge: string,
): Promise<boolean> {
  const known = await findPasskey(queries, shown.id);
  if (known?.personId !== personId) return false;
  const counter = await readShownPasskey(deps.settings, known, shown, challenge);
  if (counter === null) return false;
  await queries.update(operatorPasskey).set({ counter, lastUsedAt: now }).where(eq(operatorPasskey.id, known.id));
  return true;
}
