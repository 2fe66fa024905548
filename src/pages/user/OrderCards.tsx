import { styled } from 'styled-components';
import type { OrderSummary } from '#contract/api/user.ts';
import { orderPath } from '#src/components/order/order-path.ts';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { PartNumber } from '#src/ui/panel.ts';
import { theme } from '#src/ui/theme.ts';
import { OrderActions } from './OrderActions.tsx';
import type { OrderListProps } from './OrderList.tsx';
import { OrderState } from './OrderState.tsx';
import { usePartsText } from './use-parts-text.ts';

export function OrderCards({ orders, label }: OrderListProps) {
  return (
    <List aria-label={label}>
      {orders.map((order) => (
        <Card key={order.order_no} order={order} />
      ))}
    </List>
  );
}

function Card({ order }: { order: OrderSummary }) {
  const { date, money } = useFormat();
  const partsText = usePartsText();
  const { order_no: number, created_at, total, currency } = order;
  return (
    <li>
      <Line>
        <RouteLink to={orderPath('order-orderDetail', number, null)}>
          <PartNumber>{number}</PartNumber>
        </RouteLink>
        <strong>{money(total, currency)}</strong>
      </Line>
      <p>{partsText(order)}</p>
      <Line>
        <OrderState order={order} />
        <small>{date(created_at)}</small>
      </Line>
      <OrderActions order={order} />
    </li>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
  gap: ${theme.space['3']};
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space['2']};
    align-content: start;
    padding: ${theme.space['4']};
    border: ${theme.border.hairline} solid ${theme.color.border.subtle};
    border-radius: ${theme.radius.panel};
    background: ${theme.color.bg.raised};
  }
  p {
    font: ${theme.type.dense};
    color: ${theme.color.text.secondary};
    overflow-wrap: break-word;
  }
  small {
    font: ${theme.type.small};
    color: ${theme.color.text.tertiary};
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['1']} ${theme.space['3']};
  align-items: center;
  justify-content: space-between;
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.fluid.controlSmall};
  }
`;
