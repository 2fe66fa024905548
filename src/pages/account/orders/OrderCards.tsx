import type { OrderSummary } from '#contract/api/account.ts';
import { orderPath } from '#src/components/order/order-path.ts';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { RecordNumber } from '#src/ui/panel.ts';
import { CardLine, Cards } from '#src/pages/account/list-frame.ts';
import { OrderActions } from './OrderActions.tsx';
import type { OrderListProps } from './order-list-props.ts';
import { OrderState } from './OrderState.tsx';
import { usePartsText } from './use-parts-text.ts';

export function OrderCards({ orders, label }: OrderListProps) {
  return (
    <Cards aria-label={label}>
      {orders.map((order) => (
        <Card key={order.order_no} order={order} />
      ))}
    </Cards>
  );
}

function Card({ order }: { order: OrderSummary }) {
  const { date, money } = useFormat();
  const partsText = usePartsText();
  const { order_no: number, created_at, total, currency } = order;
  return (
    <li>
      <CardLine>
        <RouteLink to={orderPath('order-orderDetail', number, null)}>
          <RecordNumber>{number}</RecordNumber>
        </RouteLink>
        <strong>{money(total, currency)}</strong>
      </CardLine>
      <p>{partsText(order)}</p>
      <CardLine>
        <OrderState order={order} />
        <small>{date(created_at)}</small>
      </CardLine>
      <OrderActions order={order} />
    </li>
  );
}
