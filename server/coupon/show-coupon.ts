import type { CouponDef, UserCoupon } from '#contract/api/coupon.ts';
import type { Call } from '#server/caller/call.ts';
import type { heldCoupon } from '#server/db/schema.ts';
import { couponState } from '#server/rules/coupon.ts';
import type { CouponRow } from './coupon-case.ts';
import { couponTerms, couponTitle } from './coupon-words.ts';

export type HeldRow = typeof heldCoupon.$inferSelect;

/** A definition in the reader's words, its amounts as the operator entered them. */
export function showCoupon(row: CouponRow, { locale }: Pick<Call, 'locale'>): CouponDef {
  const hasAmounts = row.amount !== null || row.maxDiscount !== null || row.minSubtotal > 0;
  return {
    id: row.id,
    code: row.code,
    title: couponTitle(row, locale),
    kind: row.kind,
    percent_bp: row.percentBp,
    amount: row.amount,
    currency: hasAmounts ? row.currency : null,
    max_discount: row.maxDiscount,
    min_subtotal: row.minSubtotal,
    starts_at: row.startsAt.toISOString(),
    ends_at: row.endsAt?.toISOString() ?? null,
    scope: { categories: row.categories, manufacturers: row.manufacturers, skus: row.skus },
    first_order_only: row.firstOrderOnly,
    per_user_limit: row.perUserLimit,
    terms: couponTerms(row, locale),
  };
}

/** One that waits in an order stays with it, whatever becomes of the coupon. */
function statusOf({ status }: HeldRow, row: CouponRow, now: Date): UserCoupon['status'] {
  if (status !== 'available') return status;
  const state = couponState(row, now);
  if (state === 'disabled') return 'revoked';
  return state === 'ended' ? 'expired' : 'available';
}

export function showHeld(held: HeldRow, row: CouponRow, call: Pick<Call, 'locale' | 'now'>): UserCoupon {
  return {
    user_coupon_id: held.id,
    coupon: showCoupon(row, call),
    status: statusOf(held, row, call.now),
    collected_at: held.collectedAt.toISOString(),
    used_at: held.usedAt?.toISOString() ?? null,
    order_no: held.orderNo,
  };
}
