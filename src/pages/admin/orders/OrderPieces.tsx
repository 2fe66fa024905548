import { useTranslation } from 'react-i18next';
import type { AdminOrder } from '#contract/api/admin/order.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Note } from '#src/pages/admin/shared/parts.ts';
import { PieceTable } from '#src/pages/admin/shared/PieceTable.tsx';

/** The lines of an order, how much of each was sent, and its parcels. */
export function OrderPieces({ order: { lines, totals, shipments } }: { order: AdminOrder }) {
  const { t } = useTranslation('admin');
  const { money, integer, date } = useFormat();
  return (
    <>
      <PieceTable
        caption={t('orders.lines')}
        part={t('orders.part')}
        lines={lines}
        columns={[
          { title: t('orders.quantity'), show: ({ quantity }) => integer(quantity) },
          { title: t('orders.sent'), show: ({ shipped }) => integer(shipped) },
          { title: t('orders.total'), show: ({ line_total: total }) => money(total, totals.currency) },
        ]}
      />
      {shipments.map((parcel) => (
        <Note key={parcel.shipment_no}>
          {t(`orders.parcel${parcel.delivered_at ? '_arrived' : ''}${parcel.tracking_no ? '' : '_unnumbered'}`, {
            number: parcel.shipment_no,
            carrier: parcel.carrier,
            tracking: parcel.tracking_no ?? '',
            sent: date(parcel.shipped_at),
            arrived: parcel.delivered_at ? date(parcel.delivered_at) : '',
          })}
        </Note>
      ))}
    </>
  );
}
