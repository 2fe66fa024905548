import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Stock } from '#contract/api/part.ts';
import { useFormat } from '#src/i18n/format.ts';
import { useCountryName } from '#src/i18n/use-country-name.ts';
import { StatusMark } from '#src/ui/StatusMark.tsx';
import { theme } from '#src/ui/theme.ts';

/** What is there now, what comes after, and when it leaves. */
export function StockFacts({ stock, cutoff }: { stock: Stock; cutoff: string | null }) {
  const { t } = useTranslation(['product', 'buy']);
  const country = useCountryName();
  const { integer, date, dateTime } = useFormat();
  const isThere = stock.available > 0;
  const [opened] = useState(() => new Date().toISOString()); // an answer that was kept may promise what is past
  return (
    <div>
      <Amount tone={isThere ? 'good' : 'stopped'}>
        {isThere ? t('buy:in_stock', { quantity: integer(stock.available) }) : t('buy:out_of_stock')}
      </Amount>
      <Lines>
        {isThere && cutoff !== null && cutoff > opened ? <li>{t('stock.leaves_today', { time: dateTime(cutoff) })}</li> : null}
        <li>{t('stock.ships_from', { country: country(stock.warehouse_country) })}</li>
        {stock.incoming.map((delivery) => (
          <li key={delivery.expected_at}>
            {t('stock.after_stock', { quantity: integer(delivery.quantity), date: date(delivery.expected_at) })}
          </li>
        ))}
        {stock.backorder && stock.lead_time_days !== null ? <li>{t('stock.lead_time', { count: stock.lead_time_days })}</li> : null}
      </Lines>
    </div>
  );
}

const Amount = styled(StatusMark)`
  font: ${theme.type.h3};
`;

const Lines = styled.ul`
  margin-block-start: ${theme.space['1']};
  font: ${theme.type.dense};
  color: ${theme.color.text.tertiary};
`;
