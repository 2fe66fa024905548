import { useTranslation } from 'react-i18next';
import type { OrderStatus, PaymentStatus } from '#contract/api/order.ts';
import { StatusMark, type StatusMarkProps } from '#src/ui/StatusMark.tsx';

type Tone = StatusMarkProps['tone'];

const orderTone: Record<OrderStatus, Tone> = {
  pending: 'attention',
  confirmed: 'good',
  processing: 'good',
  partially_shipped: 'info',
  shipped: 'good',
  completed: 'good',
  cancelled: 'stopped',
  expired: 'stopped',
};
const paymentTone: Record<PaymentStatus, Tone> = {
  unpaid: 'attention',
  pending: 'info',
  authorized: 'info',
  partially_paid: 'attention',
  paid: 'good',
  failed: 'stopped',
  partially_refunded: 'info',
  refunded: 'info',
  cancelled: 'neutral',
};

/** Where an order stands. */
export function OrderStatusMark({ status }: { status: OrderStatus }) {
  const { t } = useTranslation('order');
  return <StatusMark tone={orderTone[status]}>{t(`status.${status}`)}</StatusMark>;
}

/** Where the payment of an order stands. */
export function PaymentStatusMark({ status }: { status: PaymentStatus }) {
  const { t } = useTranslation('order');
  return <StatusMark tone={paymentTone[status]}>{t(`payment_status.${status}`)}</StatusMark>;
}
