import type { Locale } from '#contract/locale.ts';
import { formatMoney, formatRate } from '#server/mail/format.ts';
import { serverText } from '#server/kernel/words.ts';
import type { CouponRow } from './coupon-case.ts';

/** The operator's title in the reader's language or in English, else what the coupon is worth. */
export function couponTitle({ title, kind, percentBp, amount, currency }: CouponRow, locale: Locale): string {
  const own = title[locale.words] ?? title['en'];
  if (own !== undefined) return own;
  if (kind === 'free_shipping') return serverText(locale, 'server:coupon.free_shipping');
  const worth = kind === 'percent' ? formatRate(percentBp ?? 0, locale.tag) : formatMoney(amount ?? 0, currency, locale.tag);
  return serverText(locale, 'server:coupon.off', { worth });
}

export function couponTerms({ terms }: CouponRow, locale: Locale): string {
  return terms[locale.words] ?? terms['en'] ?? '';
}
