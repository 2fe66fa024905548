import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { orderStatuses } from '#contract/api/order.ts';
import { useGetAdminOrdersQuery } from '#src/api/admin.ts';
import { LoadError } from '#src/components/LoadError.tsx';
import { OrderStatusMark, PaymentStatusMark } from '#src/components/order/OrderStatusMark.tsx';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Cell, HeadCell, Table, TableFrame } from '#src/ui/table.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { adminPath, readAdminQuery } from './admin-path.ts';
import { ListFilter } from './ListFilter.tsx';
import { ListPages } from './ListPages.tsx';

/** The orders of the shop, newest first. */
export function OrderTable() {
  const { t } = useTranslation(['admin', 'order']);
  const { money, dateTime, integer } = useFormat();
  const [search] = useSearchParams();
  const { status, keyword, page } = readAdminQuery(search);
  const { currentData: data, error, refetch } = useGetAdminOrdersQuery({ status, keyword, page });
  const counted = (one: (typeof orderStatuses)[number]) => (data ? ` (${integer(data.counts[one])})` : '');
  const states = orderStatuses.map((one) => ({ value: one, label: t(`order:status.${one}`) + counted(one) }));
  return (
    <>
      <ListFilter tab="orders" states={[{ value: '', label: t('admin:filter.all') }, ...states]} hasKeyword />
      {error ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Skeleton $height="20rem" />}
      {data && data.list.length > 0 ? (
        <TableFrame>
          <Table>
            <caption>
              <VisuallyHidden>{t('admin:tabs.orders')}</VisuallyHidden>
            </caption>
            <thead>
              <tr>
                <HeadCell>{t('admin:orders.number')}</HeadCell>
                <HeadCell>{t('admin:orders.placed')}</HeadCell>
                <HeadCell>{t('admin:orders.customer')}</HeadCell>
                <HeadCell>{t('order:detail.status')}</HeadCell>
                <HeadCell>{t('order:detail.payment_status')}</HeadCell>
                <HeadCell $number>{t('admin:orders.total')}</HeadCell>
              </tr>
            </thead>
            <tbody>
              {data.list.map((order) => (
                <tr key={order.order_no}>
                  <Cell>
                    <RouteLink to={adminPath({ tab: 'orders', order: order.order_no })}>{order.order_no}</RouteLink>
                  </Cell>
                  <Cell>{dateTime(order.created_at)}</Cell>
                  <Cell>
                    {order.customer}, {order.country}
                  </Cell>
                  <Cell>
                    <OrderStatusMark status={order.status} />
                  </Cell>
                  <Cell>
                    <PaymentStatusMark status={order.payment_status} />
                    {order.has_slip && order.status === 'pending' ? <div>{t('admin:orders.slip')}</div> : null}
                  </Cell>
                  <Cell $number>{money(order.total, order.currency)}</Cell>
                </tr>
              ))}
            </tbody>
          </Table>
        </TableFrame>
      ) : null}
      {data ? <ListPages data={data} /> : null}
    </>
  );
}
