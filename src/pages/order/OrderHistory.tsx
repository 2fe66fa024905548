import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Order } from '#contract/api/order.ts';
import { useFormat } from '#src/i18n/format.ts';
import { theme } from '#src/ui/theme.ts';

/** Parcels, and what happened when. */
export function OrderHistory({ order: { shipments, events } }: { order: Order }) {
  const { t } = useTranslation('order_page');
  const { date, dateTime } = useFormat();
  return (
    <>
      {shipments.length === 0 ? null : (
        <section>
          <h2>{t('detail.shipments')}</h2>
          <List>
            {shipments.map((parcel) => (
              <li key={parcel.shipment_no}>
                <span>{t('detail.sent', { date: date(parcel.shipped_at) })}</span>
                {parcel.tracking_url !== null && parcel.tracking_no !== null ? (
                  <a href={parcel.tracking_url} rel="noreferrer">
                    {t('detail.track', { number: parcel.tracking_no })}
                  </a>
                ) : (
                  <span>{parcel.tracking_no ?? parcel.carrier}</span>
                )}
              </li>
            ))}
          </List>
        </section>
      )}
      {events.length === 0 ? null : (
        <section>
          <h2>{t('detail.events')}</h2>
          <List>
            {events.map((event) => (
              <li key={`${event.at}${event.code}`}>
                <time dateTime={event.at}>{dateTime(event.at)}</time>
                <span>{event.text}</span>
              </li>
            ))}
          </List>
        </section>
      )}
    </>
  );
}

const List = styled.ol`
  li {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space['1']} ${theme.space['4']};
    padding-block: ${theme.space['1']};
    font: ${theme.type.ui};
  }
  time {
    color: ${theme.color.text.tertiary};
  }
`;
