/** Puts a doubled account together with the one that stays (`docs/api.md` 5.6, `merge-accounts`). */
import { asc, eq, inArray } from 'drizzle-orm';
import type { mergeAccounts as endpoint, MergedKind, previewMerge } from '#contract/api/admin/merge.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import { endOfLeavers } from '#server/account/company/end-approval.ts';
import { findAccount } from '#server/account/find-account.ts';
import { moveWishes } from '#server/account/move-wishes.ts';
import type { Acting } from '#server/caller/acting.ts';
import { writeAudit } from '#server/caller/audit.ts';
import type { Queries } from '#server/db/client.ts';
import { account, audit } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { invalidField, notFound, StoreError } from '#server/kernel/store-error.ts';
import { showCustomers } from './customers.ts';
import { countMoves, moveAll } from './merged-tables.ts';

type Request = ParsedRequestOf<typeof endpoint>;
type AccountRow = typeof account.$inferSelect;

interface Pair {
  from: AccountRow;
  into: AccountRow;
}

/** Locks both in one order, so that two merges never wait for each other. */
async function takePair(queries: Queries, { account_id: id, email }: Request, isLocked: boolean): Promise<Pair> {
  const found = await findAccount(queries, email);
  const its = queries
    .select()
    .from(account)
    .where(inArray(account.id, [id, found?.id ?? id]))
    .orderBy(asc(account.id));
  const rows = isLocked ? await its.for('update') : await its;
  const from = rows.find((row) => row.id === id);
  const into = rows.find((row) => row.id === found?.id);
  if (!from || from.status === 'erased') throw notFound();
  if (!into || into.status === 'erased' || into.id === from.id) throw invalidField('email', { code: 'not_allowed' });
  if (into.status !== 'active') throw new StoreError('state_conflict', { data: { status: into.status, allowed: ['active'] } });
  return { from, into };
}

async function showOne(queries: Queries, row: AccountRow) {
  const [customer] = await showCustomers(queries, [row]);
  if (!customer) throw notFound();
  return customer;
}

export async function showMerge(queries: Queries, request: ParsedRequestOf<typeof previewMerge>): Promise<ResponseOf<typeof previewMerge>> {
  const { from, into } = await takePair(queries, request, false);
  return { into: await showOne(queries, into), moves: await countMoves(queries, from.id) };
}

/** One transaction. What the shop has decided about the account that stays (prices, invoice) stays as it is. */
export function mergeAccounts(acting: Acting, request: Request): Promise<ResponseOf<typeof endpoint>> {
  return transact(acting.deps.db, async (queries) => {
    const { from, into } = await takePair(queries, request, true);
    const moves: Record<MergedKind, number> = await countMoves(queries, from.id);
    await moveAll(queries, from.id, into.id);
    await endOfLeavers(acting.deps, queries);
    await moveWishes(queries, from.email, into.email);
    // What the audit says of the one is found under the other, and goes with it when the person is erased.
    await queries.update(audit).set({ target: into.id }).where(eq(audit.target, from.id));
    await queries.delete(account).where(eq(account.id, from.id));
    const detail = { merged: from.id, ...moves };
    await writeAudit(queries, { actor: acting.actor, action: 'customer.merge', target: into.id, detail, at: acting.now });
    const answer = { customer: await showOne(queries, into), moves };
    await acting.keepAnswer(queries, answer);
    return answer;
  });
}
