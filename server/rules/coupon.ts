/** What a coupon takes off an order (`docs/api.md` 7.7). */
import { type Minor, portionOf, spread } from '#contract/money.ts';

/** A coupon with its amounts in the buyer's currency. */
export interface CouponWorth {
  kind: 'percent' | 'fixed' | 'free_shipping';
  percentBp: number | null;
  amount: Minor | null;
  maxDiscount: Minor | null;
  minSubtotal: Minor;
}

export interface CouponLine {
  line_total: Minor;
  fee: Minor;
  isInScope: boolean;
}

export type CouponEffect =
  | { fault: 'scope' }
  | { fault: 'min_subtotal'; missing: Minor }
  | { fault: null; discount: Minor; parts: Minor[]; isShippingFree: boolean };

function rawDiscount({ kind, percentBp, amount, maxDiscount }: CouponWorth, base: Minor): Minor {
  if (kind === 'free_shipping') return 0;
  const wanted = kind === 'percent' ? portionOf(base, percentBp ?? 0) : (amount ?? 0);
  return Math.min(wanted, maxDiscount ?? wanted, base);
}

/** The discount on the ordered lines and each line's part of it; the parts add up exactly. Without lines there is nothing to judge yet. */
export function applyWorth(worth: CouponWorth, lines: readonly CouponLine[]): CouponEffect {
  const counted = lines.filter(({ isInScope }) => isInScope);
  if (lines.length > 0 && counted.length === 0) return { fault: 'scope' };
  const base = counted.reduce((sum, { line_total, fee }) => sum + line_total - fee, 0);
  if (lines.length > 0 && base < worth.minSubtotal) return { fault: 'min_subtotal', missing: worth.minSubtotal - base };
  const discount = rawDiscount(worth, base);
  const parts = spread(
    discount,
    lines.map(({ line_total, isInScope }) => (isInScope ? line_total : 0)),
  );
  return { fault: null, discount, parts, isShippingFree: worth.kind === 'free_shipping' };
}

export type CouponState = 'scheduled' | 'active' | 'ended' | 'disabled';

/** Where the definition stands; `endsAt` is the first moment at which it no longer counts. */
export function couponState(coupon: { startsAt: Date; endsAt: Date | null; disabledAt: Date | null }, now: Date): CouponState {
  if (coupon.disabledAt !== null) return 'disabled';
  if (coupon.endsAt !== null && coupon.endsAt <= now) return 'ended';
  return coupon.startsAt > now ? 'scheduled' : 'active';
}
