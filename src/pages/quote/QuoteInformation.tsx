import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { InformationPrice } from '#contract/api/quote.ts';
import { useFormat } from '#src/i18n/format.ts';
import { StatusMark } from '#src/ui/StatusMark.tsx';
import { theme } from '#src/ui/theme.ts';

/** What a part that the shop does not carry would cost, and how it can be had. */
export function QuoteInformation({ prices, currency }: { prices: readonly InformationPrice[]; currency: string }) {
  const { t } = useTranslation('quote_page');
  const { integer, unitPrice, money, date } = useFormat();
  return (
    <div>
      <StatusMark tone="info">{t('answer.information')}</StatusMark>
      <List>
        {prices.map(({ mpn, manufacturer, quantity, unit_micros: unit, line_total: total, lead_time_days: lead, valid_until: until }) => (
          <li key={`${mpn} ${quantity} ${unit}`}>
            <span>
              {[
                [mpn, manufacturer].filter(Boolean).join(', '),
                t('price.from', { count: quantity, quantity: integer(quantity), price: unitPrice(unit, currency) }),
                ...(lead === null ? [] : [t('price.lead', { count: lead })]),
                t('price.valid', { date: date(until) }),
              ].join(' · ')}
            </span>
            <span>{money(total, currency)}</span>
          </li>
        ))}
      </List>
      <p>{t('answer.information_text')}</p>
    </div>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space['1']};
  margin-block: ${theme.space['2']};
  li {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space['1']} ${theme.space['4']};
    justify-content: space-between;
    overflow-wrap: anywhere;
  }
`;
