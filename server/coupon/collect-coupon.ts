import { randomUUID } from 'node:crypto';
import { and, desc, eq, ne } from 'drizzle-orm';
import type { UserCoupon } from '#contract/api/coupon.ts';
import type { Call } from '#server/caller/call.ts';
import { userOf } from '#server/caller/caller.ts';
import type { Queries } from '#server/db/client.ts';
import { heldCoupon } from '#server/db/schema.ts';
import { StoreError } from '#server/kernel/store-error.ts';
import { type CouponRow, findCoupon, hasOwnUse, isUsedUp, stateRefusal } from './coupon-case.ts';
import { type HeldRow, showHeld } from './show-coupon.ts';

/** Keeps a coupon for later; one that is held already is answered again. */
export async function collectCoupon(code: string, call: Call): Promise<UserCoupon> {
  const { db } = call.deps;
  const { id: accountId } = userOf(call);
  const row = await findCoupon(db, code);
  const closed = stateRefusal(row, call.now);
  // It may be collected before it begins.
  if (!row || (closed && closed.code !== 'coupon_not_started')) throw closed ?? new StoreError('coupon_invalid');
  const held = (await findHeld(db, row, accountId)) ?? (await collect(call, row, accountId));
  return showHeld(held, row, call);
}

async function findHeld(queries: Queries, { id }: CouponRow, accountId: string): Promise<HeldRow | null> {
  const its = and(eq(heldCoupon.couponId, id), eq(heldCoupon.accountId, accountId), ne(heldCoupon.status, 'used'));
  // "available" comes before "reserved".
  const [held] = await queries.select().from(heldCoupon).where(its).orderBy(heldCoupon.status, desc(heldCoupon.collectedAt)).limit(1);
  return held ?? null;
}

async function collect({ deps: { db }, now }: Call, row: CouponRow, accountId: string): Promise<HeldRow> {
  if (isUsedUp(row) || !(await hasOwnUse(db, row, accountId))) throw new StoreError('coupon_exhausted');
  const values = { id: randomUUID(), couponId: row.id, accountId, status: 'available' as const, collectedAt: now };
  const [added] = await db.insert(heldCoupon).values(values).onConflictDoNothing().returning();
  // Another request of the same account collected it a moment ago.
  const held = added ?? (await findHeld(db, row, accountId));
  if (!held) throw new StoreError('unavailable');
  return held;
}
