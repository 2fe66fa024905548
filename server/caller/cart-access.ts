/** Whose cart it is (`docs/api.md` section 2 and 7.5): the account's, else that of the key's holder. */
import { randomUUID } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Call } from './call.ts';
import { hashOf } from './caller.ts';
import type { Queries } from '#server/db/client.ts';
import { cart } from '#server/db/schema.ts';
import { newSecret } from '#server/kernel/secret.ts';
import { StoreError } from '#server/kernel/store-error.ts';
import { day } from '#contract/durations.ts';

export type CartRow = typeof cart.$inferSelect;

export interface HeldCart {
  row: CartRow;
  /** What the caller shows next time; null for accounts. */
  key: string | null;
}

export const guestCartDays = 30;

function owner({ account, cartKey, now }: Call) {
  if (account) return eq(cart.accountId, account.id);
  if (cartKey === null) return null;
  return and(eq(cart.keyHash, hashOf(cartKey)), gt(cart.usedAt, new Date(now.getTime() - guestCartDays * day)));
}

/** The caller's cart; null when there is none yet, or the key is unknown or has expired. */
export async function findCart(call: Call, queries: Queries): Promise<HeldCart | null> {
  const whose = owner(call);
  if (!whose) return null;
  const [row] = await queries.select().from(cart).where(whose);
  return row ? held(call, row) : null;
}

function held(call: Call, row: CartRow): HeldCart {
  return { row, key: call.account ? null : call.cartKey };
}

/** Locks the caller's cart for a change. */
async function lockCart(call: Call, queries: Queries): Promise<HeldCart | null> {
  const whose = owner(call);
  if (!whose) return null;
  const [row] = await queries.select().from(cart).where(whose).for('update');
  return row ? held(call, row) : null;
}

function checkVersion(current: number, expected: number | undefined): void {
  if (expected !== undefined && expected !== current) throw new StoreError('version_conflict', { data: { version: current } });
}

/** Locks the cart; makes one for a caller who has none. A dead key gets a new cart, so that what is added is never lost. */
export async function takeCart(call: Call, queries: Queries, version?: number): Promise<HeldCart> {
  const found = await lockCart(call, queries);
  if (found) {
    checkVersion(found.row.version, version);
    return found;
  }
  const key = call.account ? null : newSecret('ck_');
  const values = {
    id: randomUUID(),
    keyHash: key && hashOf(key),
    accountId: call.account?.id ?? null,
    createdAt: call.now,
    usedAt: call.now,
  };
  const [row] = await queries.insert(cart).values(values).onConflictDoNothing().returning();
  if (row) return { row, key };
  // Another request of the same account made it a moment ago.
  const other = await lockCart(call, queries);
  if (!other) throw new StoreError('unavailable');
  return other;
}

/** Locks a cart that must be there; null for a caller who shows no key and has none. */
export async function requireCart(call: Call, queries: Queries, version?: number): Promise<HeldCart | null> {
  const found = await lockCart(call, queries);
  if (!found && !call.account && call.cartKey !== null) throw new StoreError('cart_not_found');
  if (found) checkVersion(found.row.version, version);
  return found;
}

/** Counts a change. */
export async function bumpCart(call: Call, queries: Queries, { row }: HeldCart): Promise<void> {
  await queries
    .update(cart)
    .set({ version: sql`${cart.version} + 1`, usedAt: call.now })
    .where(eq(cart.id, row.id));
}

/** Keeps a cart alive that is only looked at; once an hour is exact enough. */
export async function touchCart(call: Call, { row }: HeldCart): Promise<void> {
  const stale = new Date(call.now.getTime() - day / 24);
  if (row.usedAt >= stale) return;
  await call.deps.db
    .update(cart)
    .set({ usedAt: call.now })
    .where(and(eq(cart.id, row.id), lt(cart.usedAt, stale)));
}
