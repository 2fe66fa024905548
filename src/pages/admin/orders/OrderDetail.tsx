import { useTranslation } from 'react-i18next';
import type { AdminOrder } from '#contract/api/admin/order.ts';
import { Unbroken } from '#src/components/Unbroken.tsx';
import { useGetAdminOrderQuery } from '#src/api/admin/admin.ts';
import { LoadError } from '#src/components/LoadError.tsx';
import { OrderStatusMark, PaymentStatusMark } from '#src/components/order/OrderStatusMark.tsx';
import { TotalsList } from '#src/components/order/TotalsList.tsx';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { ReturnsOfOrder } from '#src/pages/admin/returns/ReturnsOfOrder.tsx';
import { adminPath } from '#src/pages/admin/shared/admin-path.ts';
import { useMayChange } from '#src/pages/admin/shared/me.ts';
import { Narrow, Note, Row, Stack } from '#src/pages/admin/shared/parts.ts';
import { MessageToBuyer } from './MessageToBuyer.tsx';
import { OrderParties } from './OrderParties.tsx';
import { OrderPieces } from './OrderPieces.tsx';
import { OrderSteps } from './OrderSteps.tsx';
import { PackingLists } from './PackingLists.tsx';

/** One order: for whom, what, what may be done now, and everything that happened. */
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
  const { t } = useTranslation(['admin', 'admin_orders']);
  const { money, date, dateTime } = useFormat();
  const { currency } = order.totals;
  const mayWrite = useMayChange()('orders');
  return (
    <>
      <Row>
        <h2>
          <Unbroken text={order.order_no} />
        </h2>
        <OrderStatusMark status={order.status} />
        <PaymentStatusMark status={order.payment_status} kind={order.payment.kind} />
      </Row>
      <OrderParties order={order} />
      <Note>
        {t('orders.sums', {
          total: money(order.totals.total, currency),
          paid: money(order.payment.paid, currency),
          refunded: money(order.payment.refunded, currency),
        })}
      </Note>
      {order.payment.due_at !== undefined && order.due > 0 ? (
        <Note>{t('admin_orders:due', { date: date(order.payment.due_at) })}</Note>
      ) : null}
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
      <OrderPieces order={order} />
      <Narrow>
        <TotalsList totals={order.totals} coupon={order.coupon} />
      </Narrow>
      <PackingLists order={order} />
      <ReturnsOfOrder number={order.order_no} />
      <OrderSteps key={order.version} order={order} />
      {mayWrite ? <MessageToBuyer number={order.order_no} /> : null}
      <h3>{t('orders.history')}</h3>
      <Note>
        {order.history
          .map(
            ({ at, actor, person, text, note }) =>
              `${dateTime(at)} · ${person ?? t(`actor.${actor}`)} · ${text}${note ? ` (${note})` : ''}`,
          )
          .join('\n')}
      </Note>
    </>
  );
}
