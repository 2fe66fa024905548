/** Coupons that orders take and give back, inside the transaction that changes the order (`docs/api.md` 6.4 and 7.7). */
import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '#server/db/client.ts';
import { coupon, heldCoupon, type order } from '#server/db/schema.ts';
import { StoreError } from '#server/kernel/store-error.ts';
import { type CouponRow, findCoupon, hasOwnUse } from './coupon-case.ts';

type OrderRow = Pick<typeof order.$inferSelect, 'orderNo' | 'accountId' | 'status' | 'coupon'>;

/** Counts one more use or fails. The update locks the coupon, so what follows sees all uses before this one. */
async function countUse(queries: Queries, { id }: CouponRow, accountId: string | null): Promise<void> {
  const [row] = await queries
    .update(coupon)
    .set({ used: sql`${coupon.used} + 1` })
    .where(and(eq(coupon.id, id), sql`(${coupon.totalLimit} is null or ${coupon.used} < ${coupon.totalLimit})`))
    .returning();
  if (!row || (accountId !== null && !(await hasOwnUse(queries, row, accountId)))) throw new StoreError('coupon_exhausted');
}

/** Takes the coupon that an order was placed with; `coupon_exhausted` when somebody was faster. */
export async function redeemCoupon(queries: Queries, order: OrderRow, now: Date): Promise<void> {
  const row = order.coupon && (await findCoupon(queries, order.coupon.code));
  if (!row) return;
  const { orderNo, accountId } = order;
  await countUse(queries, row, accountId);
  const isPaid = order.status === 'confirmed';
  const taken = { status: isPaid ? ('used' as const) : ('reserved' as const), orderNo, usedAt: isPaid ? now : null };
  const collected =
    accountId === null
      ? []
      : await queries
          .update(heldCoupon)
          .set(taken)
          .where(and(eq(heldCoupon.couponId, row.id), eq(heldCoupon.accountId, accountId), eq(heldCoupon.status, 'available')))
          .returning();
  if (collected.length > 0) return;
  await queries.insert(heldCoupon).values({ ...taken, id: randomUUID(), couponId: row.id, accountId, collectedAt: now });
}

/** The order that reserved them is paid: its coupons are used. */
export async function spendCoupons(queries: Queries, orderNo: string, now: Date): Promise<void> {
  await queries
    .update(heldCoupon)
    .set({ status: 'used', usedAt: now })
    .where(and(eq(heldCoupon.orderNo, orderNo), eq(heldCoupon.status, 'reserved')));
}

/** Gives back the coupons of orders that came to nothing: to the account that used them, and to the total. */
export async function freeCoupons(queries: Queries, orderNos: readonly string[]): Promise<void> {
  const held = await queries
    .select()
    .from(heldCoupon)
    .where(inArray(heldCoupon.orderNo, [...orderNos]));
  if (held.length === 0) return;
  const couponIds = held.map(({ couponId }) => couponId);
  // In the order of their ids, so that no two transactions wait for each other in a circle.
  await queries.select({ id: coupon.id }).from(coupon).where(inArray(coupon.id, couponIds)).orderBy(asc(coupon.id)).for('update');
  await queries.execute(sql`
    update coupon c set used = c.used - t.uses
    from (select id, count(*)::int as uses from unnest(${sql.param(couponIds)}::text[]) as ids (id) group by id) t where c.id = t.id`);
  for (const { id, couponId, accountId } of held) {
    // One connection serves the transaction, so its statements run one after the other anyway.
    // oxlint-disable-next-line no-await-in-loop
    await giveBack(queries, id, couponId, accountId);
  }
}

/** An account keeps one of each coupon for later; a guest keeps none. */
async function giveBack(queries: Queries, id: string, couponId: string, accountId: string | null): Promise<void> {
  const another = and(eq(heldCoupon.couponId, couponId), eq(heldCoupon.accountId, accountId ?? ''), eq(heldCoupon.status, 'available'));
  if (accountId === null || (await queries.$count(heldCoupon, another)) > 0) {
    await queries.delete(heldCoupon).where(eq(heldCoupon.id, id));
    return;
  }
  await queries.update(heldCoupon).set({ status: 'available', orderNo: null, usedAt: null }).where(eq(heldCoupon.id, id));
}
