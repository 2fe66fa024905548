import { styled } from 'styled-components';
import type { PaymentStatus } from '#contract/api/order.ts';
import type { OrderSummary } from '#contract/api/account.ts';
import { OrderStatusMark, PaymentStatusMark } from '#src/components/order/OrderStatusMark.tsx';
import { theme } from '#src/ui/theme.ts';

/** States of the payment that the state of the order does not tell. */
const telling: readonly PaymentStatus[] = ['pending', 'partially_paid', 'failed', 'partially_refunded', 'refunded'];

/** Where an order stands, and its payment where that says more. */
export function OrderState({ order: { status, payment_status: payment, payment_kind: kind } }: { order: OrderSummary }) {
  return (
    <Marks>
      <OrderStatusMark status={status} />
      {telling.includes(payment) ? <PaymentStatusMark status={payment} kind={kind} /> : null}
    </Marks>
  );
}

const Marks = styled.div`
  display: grid;
  gap: ${theme.space['1']};
  justify-items: start;
`;
