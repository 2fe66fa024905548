/** Erasure of a person's data (`docs/api.md` section 9): of accounts whose days of grace are over, and by the operator. */
import { and, eq, lte, sql } from 'drizzle-orm';
import type { StoreDeps } from '#server/caller/call.ts';
import type { Queries } from '#server/db/client.ts';
import { account } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { pictureFiles } from '#server/image/picture-widths.ts';
import { ownerOf } from './export-account.ts';
import { type AccountRow, findAccount, lockAccount } from './find-account.ts';
import { openPaidOrders, refuseOpenOrders } from './open-orders.ts';
import { personalTables } from './personal-data.ts';
import { openScope, type PersonScope } from './person-scope.ts';
import { day } from '#contract/durations.ts';

export interface Erased {
  /** Stands for the person in what has to be kept. */
  alias: string;
  hadAccount: boolean;
  orders: number;
  quotes: number;
  files: number;
}

/**
 * Erases whoever has an e-mail address, guest or account, at once; `note` writes it down in the same transaction, without the
 * address. Throws `state_conflict` while a paid order is under way.
 */
export function erasePerson(
  deps: StoreDeps,
  { email }: { email: string },
  note: (queries: Queries, erased: Erased) => Promise<void> = async () => {},
): Promise<Erased> {
  return transact(deps.db, async (queries) => {
    const found = await findAccount(queries, email);
    const row = found && (await lockAccount(queries, found.id));
    const scope = await openScope(queries, { accountId: row?.id ?? null, email, mailbox: email }, deps.clock());
    await refuseOpenOrders(queries, scope.orderNos);
    const erased = await erase(deps, queries, scope);
    await note(queries, erased);
    return erased;
  });
}

/** Erases one account whose days of grace are over; false when there is none. */
export async function eraseNextAccount(deps: StoreDeps): Promise<boolean> {
  return transact(deps.db, async (queries) => {
    const row = await takeDue(queries, deps.clock());
    if (!row) return false;
    const scope = await openScope(queries, ownerOf(row), deps.clock());
    const open = await openPaidOrders(queries, scope.orderNos);
    if (open.length > 0) await postpone(queries, row, deps.clock());
    else await erase(deps, queries, scope);
    return true;
  });
}

async function takeDue(queries: Queries, now: Date): Promise<AccountRow | null> {
  const [row] = await queries
    .select()
    .from(account)
    .where(and(eq(account.status, 'closing'), lte(account.eraseAt, now)))
    .orderBy(account.eraseAt)
    .limit(1)
    .for('update', { skipLocked: true });
  return row ?? null;
}

/** An order was paid during the days of grace: asks again tomorrow. */
async function postpone(queries: Queries, { id }: AccountRow, now: Date): Promise<void> {
  await queries
    .update(account)
    .set({ eraseAt: new Date(now.getTime() + day) })
    .where(eq(account.id, id));
}

async function erase(deps: StoreDeps, queries: Queries, scope: PersonScope): Promise<Erased> {
  // Before the rows: should the transaction fail, the next try finds them again and deleting twice is no failure.
  await Promise.all(scope.fileIds.flatMap(pictureFiles).map((id) => deps.files.delete(id)));
  for (const { table, mine, erased, goneWhere } of personalTables) {
    if (erased === 'kept') continue;
    const name = sql.identifier(table);
    const rows = mine(scope);
    // oxlint-disable-next-line no-await-in-loop -- parts before what they are parts of
    if (goneWhere) await queries.execute(sql`delete from ${name} where ${rows} and ${goneWhere}`);
    // oxlint-disable-next-line no-await-in-loop -- parts before what they are parts of
    await queries.execute(
      erased === 'gone' ? sql`delete from ${name} where ${rows}` : sql`update ${name} set ${erased(scope)} where ${rows}`,
    );
  }
  const { alias, accountId, orderNos, inquiryNos, fileIds } = scope;
  return { alias, hadAccount: accountId !== null, orders: orderNos.length, quotes: inquiryNos.length, files: fileIds.length };
}
