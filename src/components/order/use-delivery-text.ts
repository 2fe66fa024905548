import { useTranslation } from 'react-i18next';
import type { ShippingOption } from '#contract/api/shipping-option.ts';
import { useFormat } from '#src/i18n/format.ts';

/** How long a delivery takes, whether it is tracked and who pays duty, in one line. */
export function useDeliveryText(
  currency: string,
): (option: Pick<ShippingOption, 'eta_min_days' | 'eta_max_days' | 'incoterm' | 'tracked' | 'free_from' | 'price'>) => string {
  const { t } = useTranslation('order_summary');
  const { integer, money } = useFormat();
  return ({ eta_min_days: from, eta_max_days: to, incoterm, tracked, free_from, price }) =>
    [
      from === to ? t('terms.days', { count: to }) : t('terms.days_range', { from: integer(from), to: integer(to) }),
      tracked ? t('terms.tracked') : '',
      free_from !== null && price > 0 ? t('terms.free_from', { amount: money(free_from, currency) }) : '',
      t(`terms.${incoterm}`),
    ]
      .filter(Boolean)
      .join('\u00a0· '); // no line begins with the dot
}
