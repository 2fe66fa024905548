import { useTranslation } from 'react-i18next';
import type { QuotablePart } from '#contract/api/admin/quote.ts';
import { breakAt } from '#contract/pricing.ts';
import { useFormat } from '#src/i18n/format.ts';

/** What the shop asks for a part at a quantity, has of it and lets be ordered, in one line. */
export function usePartFacts(currency: string) {
  const { t } = useTranslation('admin_quotes');
  const { integer, unitPrice } = useFormat();
  return (part: QuotablePart, quantity: number): string => {
    const list = breakAt(part.price_breaks, quantity);
    const facts = [
      list
        ? t(list.list_unit_micros === undefined ? 'answer.list_price' : 'answer.own_price', {
            price: unitPrice(list.unit_micros, currency),
            quantity: integer(list.quantity),
            list: unitPrice(list.list_unit_micros ?? list.unit_micros, currency),
          })
        : t('answer.no_list_price'),
      part.available === null ? '' : t('answer.stock', { number: integer(part.available) }),
      part.lead_time_days === null ? '' : t('answer.lead_time', { number: integer(part.lead_time_days) }),
      t('answer.minimum', { moq: integer(part.moq), multiple: integer(part.multiple) }),
      part.hidden ? t('answer.is_hidden') : '',
    ];
    return facts.filter(Boolean).join(' · ');
  };
}
