import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { OrderSummary } from '#contract/api/account.ts';
import { orderPath } from '#src/components/order/order-path.ts';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { RecordNumber } from '#src/ui/panel.ts';
import { Cell, HeadCell, Table, TableFrame } from '#src/ui/table.ts';
import { theme } from '#src/ui/theme.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { OrderActions } from './OrderActions.tsx';
import type { OrderListProps } from './order-list-props.ts';
import { OrderState } from './OrderState.tsx';
import { usePartsText } from './use-parts-text.ts';

export function OrderTable({ orders, label }: OrderListProps) {
  const { t } = useTranslation('orders');
  return (
    <TableFrame>
      <Table aria-label={label}>
        <thead>
          <tr>
            <HeadCell>{t('number')}</HeadCell>
            <HeadCell>{t('placed')}</HeadCell>
            <HeadCell>{t('parts')}</HeadCell>
            <HeadCell $number>{t('lines')}</HeadCell>
            <HeadCell>{t('status')}</HeadCell>
            <HeadCell $number>{t('total')}</HeadCell>
            <HeadCell>
              <VisuallyHidden>{t('actions')}</VisuallyHidden>
            </HeadCell>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <Row key={order.order_no} order={order} />
          ))}
        </tbody>
      </Table>
    </TableFrame>
  );
}

function Row({ order }: { order: OrderSummary }) {
  const { date, money, integer } = useFormat();
  const partsText = usePartsText();
  const { order_no: number, created_at, total, currency, line_count } = order;
  return (
    <tr>
      <Tight>
        <RouteLink to={orderPath('order-orderDetail', number, null)}>
          <RecordNumber>{number}</RecordNumber>
        </RouteLink>
      </Tight>
      <Tight>{date(created_at)}</Tight>
      <Parts>{partsText(order)}</Parts>
      <Cell $number>{integer(line_count)}</Cell>
      <Cell>
        <OrderState order={order} />
      </Cell>
      <Total $number>{money(total, currency)}</Total>
      <Cell>
        <OrderActions order={order} />
      </Cell>
    </tr>
  );
}

const Tight = styled(Cell)`
  white-space: nowrap;
`;

const Parts = styled(Cell)`
  min-width: 14rem;
`;

const Total = styled(Tight)`
  font-weight: ${theme.weight.semibold};
`;
