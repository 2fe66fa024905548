import { useTranslation } from 'react-i18next';
import type { QuotePrice } from '#contract/api/quote.ts';
import { useFormat } from '#src/i18n/format.ts';

/** A quoted price in words: pieces and unit price, what else is known of it, and the amount. */
export function usePriceText(currency: string) {
  const { t } = useTranslation('quote_page');
  const { integer, unitPrice, money, date } = useFormat();
  return ({
    quantity,
    unit_micros,
    line_total,
    alternative,
    product,
    sku,
    lead_time_days: lead,
    date_code: code,
    valid_until,
  }: QuotePrice) => {
    const names = { mpn: product?.mpn ?? sku, maker: product?.manufacturer.name ?? '' };
    const facts = [
      ...(alternative ? [t('price.alternative', names)] : []),
      ...(lead === null ? [] : [t('price.lead', { count: lead })]),
      ...(code === null ? [] : [t('price.date_code', { code })]),
      t('price.valid', { date: date(valid_until) }),
    ];
    return {
      label: t('price.from', { count: quantity, quantity: integer(quantity), price: unitPrice(unit_micros, currency) }),
      note: facts.join(' · '),
      aside: money(line_total, currency),
    };
  };
}
