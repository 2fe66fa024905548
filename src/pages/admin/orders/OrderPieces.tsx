import { useTranslation } from 'react-i18next';
import type { AdminOrder } from '#contract/api/admin/order.ts';
import { useFormat } from '#src/i18n/format.ts';
import { PartNumber } from '#src/ui/panel.ts';
import { Cell, HeadCell, Table, TableFrame } from '#src/ui/table.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { Note } from '#src/pages/admin/shared/parts.ts';

/** The lines of an order, how much of each was sent, and its parcels. */
export function OrderPieces({ order: { lines, totals, shipments } }: { order: AdminOrder }) {
  const { t } = useTranslation('admin');
  const { money, integer, date } = useFormat();
  return (
    <>
      <TableFrame>
        <Table>
          <caption>
            <VisuallyHidden>{t('orders.lines')}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <HeadCell>{t('orders.part')}</HeadCell>
              <HeadCell $number>{t('orders.quantity')}</HeadCell>
              <HeadCell $number>{t('orders.sent')}</HeadCell>
              <HeadCell $number>{t('orders.total')}</HeadCell>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.line_id}>
                <Cell>
                  <PartNumber>{line.mpn}</PartNumber> {line.manufacturer} · {line.sku}
                  {line.customer_reference ? ` · ${line.customer_reference}` : ''}
                </Cell>
                <Cell $number>{integer(line.quantity)}</Cell>
                <Cell $number>{integer(line.shipped)}</Cell>
                <Cell $number>{money(line.line_total, totals.currency)}</Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      </TableFrame>
      {shipments.map((parcel) => (
        <Note key={parcel.shipment_no}>
          {t(parcel.delivered_at ? 'orders.parcel_arrived' : 'orders.parcel', {
            number: parcel.shipment_no,
            carrier: parcel.carrier,
            tracking: parcel.tracking_no ?? '–',
            sent: date(parcel.shipped_at),
            arrived: parcel.delivered_at ? date(parcel.delivered_at) : '',
          })}
        </Note>
      ))}
    </>
  );
}
