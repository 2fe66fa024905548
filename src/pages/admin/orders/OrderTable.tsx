import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { orderStatuses } from '#contract/api/order.ts';
import { useGetAdminOrdersQuery } from '#src/api/admin/admin.ts';
import { OrderStatusMark, PaymentStatusMark } from '#src/components/order/OrderStatusMark.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { Cell } from '#src/ui/table.ts';
import { readAdminQuery } from '#src/pages/admin/shared/admin-path.ts';
import { ListTable } from '#src/pages/admin/shared/ListTable.tsx';
import { NumberLink } from '#src/pages/admin/shared/NumberLink.tsx';
import { Row } from '#src/pages/admin/shared/parts.ts';
import { LabelButton } from './LabelButton.tsx';
import { OrderFilters } from './OrderFilters.tsx';
import { useOrderConditions } from './use-order-conditions.ts';

/** The orders of the shop, newest first. */
export function OrderTable() {
  const { t } = useTranslation(['admin', 'order']);
  const { money, dateTime, integer } = useFormat();
  const [search] = useSearchParams();
  const { page } = readAdminQuery(search);
  const { filter, fields } = useOrderConditions();
  const query = useGetAdminOrdersQuery({ ...filter, page });
  const counts = query.currentData?.counts;
  const counted = (one: (typeof orderStatuses)[number]) => (counts ? ` (${integer(counts[one])})` : '');
  return (
    <>
      <OrderFilters key={search.get('filter')} filter={filter} />
      <ListTable
        tab="orders"
        word={t('admin:filter.word')}
        states={orderStatuses.map((one) => ({ value: one, label: t(`order:status.${one}`) + counted(one) }))}
        more={fields}
        query={query}
        columns={[
          { title: t('admin:orders.number') },
          { title: t('admin:orders.placed') },
          { title: t('admin:orders.customer') },
          { title: t('order:label.status') },
          { title: t('order:label.payment_status') },
          { title: t('admin:orders.total'), isNumber: true },
        ]}
        renderRow={(order) => (
          <tr key={order.order_no}>
            <Cell>
              <NumberLink number={order.order_no} tab="orders" order={order.order_no} />
            </Cell>
            <Cell>{dateTime(order.created_at)}</Cell>
            <Cell>
              {order.customer}, {order.country}
            </Cell>
            <Cell>
              <OrderStatusMark status={order.status} />
            </Cell>
            <Cell>
              <PaymentStatusMark status={order.payment_status} kind={order.payment_method === 'card' ? 'redirect' : undefined} />
              {order.has_slip && order.status === 'pending' ? <div>{t('admin:orders.slip')}</div> : null}
            </Cell>
            <Cell $number>{money(order.total, order.currency)}</Cell>
          </tr>
        )}
      />
      <Row>
        <LabelButton />
        <LabelButton format="pdf" />
      </Row>
    </>
  );
}
