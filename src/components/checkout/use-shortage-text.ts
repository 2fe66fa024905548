import { useTranslation } from 'react-i18next';
import type { CartLine } from '#contract/api/cart.ts';
import type { Shortage, ShortageChoice } from '#contract/api/checkout.ts';
import { useFormat } from '#src/i18n/format.ts';

/** What each choice does to a line that the stock does not cover: pieces now, pieces later with their day, pieces that stay in the cart. */
export function useShortageText(lines: readonly CartLine[]): (shortage: Shortage) => Record<ShortageChoice, string> {
  const { t } = useTranslation('checkout');
  const { integer, date } = useFormat();
  return ({ line_id, sku, requested, available, backorder, from_stock: now, expected_on: day }) => {
    const mpn = lines.find((line) => line.line_id === line_id)?.product.mpn;
    // Two packagings of one part have the same number, so the order code tells them apart.
    const part = mpn === undefined ? sku : `${mpn} (${sku})`;
    const left = { part, now: integer(available), left: integer(requested - available) };
    const taken = t(available > 0 ? 'shortage.take' : 'shortage.none', left);
    const later = { part, now: integer(now), later: integer(requested - now), date: day === null ? '' : date(day) };
    const start = now > 0 ? 'wait' : 'all';
    if (available === requested && now === requested) return { available: taken, backorder: taken };
    return {
      available: available === requested ? t('shortage.whole', left) : taken,
      backorder: backorder ? t(`shortage.${start}_${day === null ? 'open' : 'on'}`, later) : taken,
    };
  };
}
