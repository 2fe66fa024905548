import { useTranslation } from 'react-i18next';
import { useGetAdminOrderQuery } from '#src/api/admin.ts';
import { LoadError } from '#src/components/LoadError.tsx';
import { OrderStatusMark, PaymentStatusMark } from '#src/components/order/OrderStatusMark.tsx';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { PartNumber } from '#src/ui/panel.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Cell, HeadCell, Table, TableFrame } from '#src/ui/table.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { adminPath } from '#src/pages/admin/shared/admin-path.ts';
import { OrderSteps } from './OrderSteps.tsx';
import { PackingLists } from './PackingLists.tsx';
import { Note, Row, Stack } from '#src/pages/admin/shared/parts.ts';
import type { AdminOrder } from '#contract/api/admin-order.ts';
import { personName } from '#contract/person-name.ts';

/** One order: who, what, what may be done now, and everything that happened. */
export function OrderDetail({ number }: { number: string }) {
  const { t } = useTranslation('admin');
  const { data, error, refetch } = useGetAdminOrderQuery({ order_no: number });
  return (
    <Stack>
      <p>
        <RouteLink to={adminPath({ tab: 'orders' })}>{t('orders.back')}</RouteLink>
      </p>
      {error ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {data ? <Shown order={data} /> : error ? null : <Skeleton $height="20rem" />}
    </Stack>
  );
}

function Shown({ order }: { order: AdminOrder }) {
  const { t } = useTranslation('admin');
  const { money, dateTime } = useFormat();
  const { currency } = order.totals;
  const addressText = useAddressText();
  return (
    <>
      <Row>
        <h2>{order.order_no}</h2>
        <OrderStatusMark status={order.status} />
        <PaymentStatusMark status={order.payment_status} kind={order.payment.kind} />
      </Row>
      <Note>
        {t('orders.sums', {
          total: money(order.totals.total, currency),
          paid: money(order.payment.paid, currency),
          refunded: money(order.payment.refunded, currency),
        })}
      </Note>
      {order.transfer ? (
        <Note>
          {t('orders.transfer', {
            amount: money(order.transfer.amount, currency),
            day: order.transfer.paid_on,
            payer: order.transfer.payer,
            reference: order.transfer.reference,
          })}
        </Note>
      ) : null}
      <Lines order={order} />
      <PackingLists order={order} />
      <OrderSteps key={order.version} order={order} />
      <h3>{t('orders.ship_to')}</h3>
      <Note>{[...addressText(order.shipping_address), order.email, order.po_number, order.customer_note].filter(Boolean).join('\n')}</Note>
      <h3>{t('orders.bill_to')}</h3>
      <Note>{addressText(order.billing_address).join('\n')}</Note>
      <h3>{t('orders.history')}</h3>
      <Note>
        {order.history
          .map(({ at, actor, text, note }) => `${dateTime(at)} · ${t(`actor.${actor}`)} · ${text}${note ? ` (${note})` : ''}`)
          .join('\n')}
      </Note>
    </>
  );
}

/** An address as lines, with its tax number and whether that was checked. */
function useAddressText(): (address: AdminOrder['billing_address']) => string[] {
  const { t } = useTranslation('admin');
  return (address) => {
    const { company, line1, line2, postcode, city, country, phone, tax_id: number, tax_id_status: status } = address;
    const taxNumber = number === null ? '' : t(`orders.tax_id.${status === 'none' ? 'unchecked' : status}`, { number });
    const place = [postcode, city].filter(Boolean).join(' ');
    return [company, personName(address), line1, line2, place, country, phone, taxNumber].flatMap((line) => line || []);
  };
}

function Lines({ order: { lines, totals, shipments } }: { order: AdminOrder }) {
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
