/** Calculations under a name: saved from the calculator, taken over from a device, renamed and deleted by their owner. */
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { ParsedRequestOf } from '#contract/api/endpoint.ts';
import {
  type changeCalculation,
  mostSavedCalculations,
  type SavedCalculation,
  type saveCalculation,
  type takeCalculations,
} from '#contract/api/saved-calculation.ts';
import type { Call } from '#server/caller/call.ts';
import { userOf } from '#server/caller/caller.ts';
import type { Queries } from '#server/db/client.ts';
import { account, savedCalculation } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { hashOf } from '#server/kernel/hash-of.ts';
import { notFound, StoreError } from '#server/kernel/store-error.ts';
import { showCalculation } from './show-calculation.ts';

type State = Pick<ParsedRequestOf<typeof saveCalculation>, 'tool' | 'query' | 'name' | 'note'>;

const rowOf = (call: Call, { tool, query, name, note }: State) => ({
  id: randomUUID(),
  accountId: userOf(call).id,
  tool,
  query,
  stateHash: hashOf(`${tool}?${query}`),
  name,
  note: note || null,
  updatedAt: call.now,
});

/** Two calculations saved at once must not pass the limit together. */
async function lockAccount(queries: Queries, call: Call): Promise<void> {
  const { id } = userOf(call);
  await queries.select({ id: account.id }).from(account).where(eq(account.id, id)).for('no key update');
}

/** Whoever is over the limit now has been stopped from it: nothing of the call is kept. */
async function checkLimit(queries: Queries, call: Call): Promise<void> {
  if ((await queries.$count(savedCalculation, eq(savedCalculation.accountId, userOf(call).id))) <= mostSavedCalculations) return;
  const fields = { calculations: [{ code: 'not_allowed' as const, limit: mostSavedCalculations }] };
  throw new StoreError('validation_failed', { fields, data: { limit: mostSavedCalculations } });
}

/** Saves a calculation; the same values under another name are that calculation renamed. */
export async function putCalculation(input: ParsedRequestOf<typeof saveCalculation>, call: Call): Promise<SavedCalculation> {
  const row = rowOf(call, input);
  const { name, note, updatedAt } = row;
  return transact(call.deps.db, async (queries) => {
    await lockAccount(queries, call);
    const [kept] = await queries
      .insert(savedCalculation)
      .values(row)
      .onConflictDoUpdate({ target: [savedCalculation.accountId, savedCalculation.stateHash], set: { name, note, updatedAt } })
      .returning();
    if (!kept) throw new Error('A calculation was neither added nor changed');
    await checkLimit(queries, call);
    return showCalculation(kept);
  });
}

/** Saves what a device has kept; names and notes of what is saved already stay. */
export async function takeOver({ list }: ParsedRequestOf<typeof takeCalculations>, call: Call): Promise<{ added: number }> {
  return transact(call.deps.db, async (queries) => {
    await lockAccount(queries, call);
    const rows = list.map((one) => rowOf(call, { ...one, note: undefined }));
    const added = await queries.insert(savedCalculation).values(rows).onConflictDoNothing().returning({ id: savedCalculation.id });
    if (added.length > 0) await checkLimit(queries, call);
    return { added: added.length };
  });
}

const own = (call: Call, id: string) => and(eq(savedCalculation.id, id), eq(savedCalculation.accountId, userOf(call).id));

export async function renameCalculation(
  { id, name, note }: ParsedRequestOf<typeof changeCalculation>,
  call: Call,
): Promise<SavedCalculation> {
  const [row] = await call.deps.db
    .update(savedCalculation)
    .set({ name, note: note || null, updatedAt: call.now })
    .where(own(call, id))
    .returning();
  if (!row) throw notFound();
  return showCalculation(row);
}

export async function dropCalculation(id: string, call: Call): Promise<{ ok: true }> {
  const gone = await call.deps.db.delete(savedCalculation).where(own(call, id)).returning({ id: savedCalculation.id });
  if (gone.length === 0) throw notFound();
  return { ok: true };
}
