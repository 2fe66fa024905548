import type { Cart } from '#contract/api/cart.ts';
import type { Locale } from '#contract/locale.ts';
import type { Minor } from '#contract/money.ts';
import type { Call } from '#server/caller/call.ts';
import { type CartItem, orderedItems } from '#server/cart/assess-cart.ts';
import type { View } from '#server/search/view/view.ts';
import { applyWorth } from '#server/rules/coupon.ts';
import { errorBody, type StoreError } from '#server/kernel/store-error.ts';
import { type CouponCase, type CouponRow, notApplicable, openCase } from './coupon-case.ts';
import { couponTitle } from './coupon-words.ts';

/** What a coupon does to some lines. */
export interface CouponVerdict {
  code: string;
  row: CouponRow | null;
  /** Null when it counts. */
  refusal: StoreError | null;
  discount: Minor;
  /** Of each ordered line, in their order. */
  parts: Minor[];
  /** Whether the cheapest shipping costs nothing. */
  isShippingFree: boolean;
}

export function judgeCoupon({ code, row, worth, refusal, skus }: CouponCase, ordered: readonly CartItem[]): CouponVerdict {
  const verdict = { code, row, discount: 0, parts: ordered.map(() => 0), isShippingFree: false };
  if (refusal || !worth) return { ...verdict, refusal };
  const effect = applyWorth(
    worth,
    ordered.map((item) => ({ ...item.line, isInScope: skus?.has(item.row.sku) ?? true })),
  );
  if (effect.fault === 'scope') return { ...verdict, refusal: notApplicable('scope') };
  if (effect.fault === 'min_subtotal') return { ...verdict, refusal: notApplicable('min_subtotal', { missing: effect.missing }) };
  const { discount, parts, isShippingFree } = effect;
  return { ...verdict, refusal: null, discount, parts, isShippingFree };
}

/** What a code does to the lines that an order would take; null without a code. */
export async function judgeCode(call: Call, view: View, code: string | null, items: readonly CartItem[]): Promise<CouponVerdict | null> {
  if (code === null) return null;
  const skus = items.map(({ row }) => row.sku);
  return judgeCoupon(await openCase(call, view, code, skus), orderedItems(items));
}

/** The ordered lines, each with its part of the discount. */
export function discountedLines(ordered: readonly CartItem[], verdict: CouponVerdict | null) {
  return ordered.map(({ line }, index) => ({ ...line, discount: verdict?.parts[index] ?? 0 }));
}

/** A coupon as cart and order show it. */
export function showApplied({ code, row, discount, isShippingFree, refusal }: CouponVerdict, locale: Locale): NonNullable<Cart['coupon']> {
  return {
    code,
    title: row ? couponTitle(row, locale) : code,
    discount,
    free_shipping: isShippingFree,
    ...(refusal && { issue: errorBody(refusal, locale).body }),
  };
}
