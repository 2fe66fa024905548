import { useTranslation } from 'react-i18next';
import type { CouponDef } from '#contract/api/coupon.ts';
import { useFormat } from '#src/i18n/format.ts';
import { lastMoment } from './last-moment.ts';

function hasScope({ scope }: CouponDef): boolean {
  return scope.categories.length + scope.manufacturers.length + scope.skus.length > 0;
}

/** What a coupon is worth and what it asks for, in the reader's words and time zone. */
export function useCouponText() {
  const { t } = useTranslation('coupons');
  const { money, percent, dateTime } = useFormat();
  const worth = ({ kind, percent_bp, amount, currency }: CouponDef): string => {
    if (kind === 'percent') return t('worth.percent', { percent: percent((percent_bp ?? 0) / 10_000) });
    if (kind === 'fixed' && currency !== null) return t('worth.fixed', { amount: money(amount ?? 0, currency) });
    return t('worth.free_shipping');
  };
  const facts = (coupon: CouponDef, left: number | null = null): string[] => {
    const { kind, currency, max_discount: most, min_subtotal: least, ends_at: end, per_user_limit: uses } = coupon;
    const from = hasScope(coupon) ? 'fact.from_scope' : 'fact.from';
    return [
      ...(kind === 'free_shipping' ? [t('fact.cheapest')] : []),
      ...(most !== null && currency !== null ? [t('fact.most', { amount: money(most, currency) })] : []),
      ...(least > 0 && currency !== null ? [t(from, { amount: money(least, currency) })] : []),
      ...(coupon.first_order_only ? [t('fact.first_order')] : []),
      ...(uses > 0 ? [t('fact.per_user', { count: uses })] : []),
      end === null ? t('fact.no_end') : t('fact.until', { date: dateTime(lastMoment(end)) }),
      ...(left === null ? [] : [t('fact.left', { count: left, number: left })]),
    ];
  };
  return { worth, facts };
}
