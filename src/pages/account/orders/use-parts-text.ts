import { useTranslation } from 'react-i18next';
import type { OrderSummary } from '#contract/api/account.ts';
import { useFormat } from '#src/i18n/format.ts';

/** "KA8612IDR, NM32F0K8 and 3 more": what an order is of, in one line. */
export function usePartsText(): (order: Pick<OrderSummary, 'lines' | 'line_count'>) => string {
  const { t } = useTranslation('orders');
  const { list, series } = useFormat();
  return ({ lines, line_count }) => {
    const parts = lines.map(({ mpn }) => mpn);
    const more = line_count - parts.length;
    return more > 0 ? t('parts_more', { parts: series(parts), count: more }) : list(parts);
  };
}
