import { useTranslation } from 'react-i18next';
import type { Order, OrderStatus, PaymentStatus } from '#contract/api/order.ts';
import { StatusMark, type StatusMarkProps } from '#src/ui/StatusMark.tsx';

type Tone = StatusMarkProps['tone'];
type PaymentKind = Order['payment']['kind'];

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

interface PaymentStatusMarkProps {
  status: PaymentStatus;
  /** Left out where it is not known. */
  kind?: PaymentKind | undefined;
}

/** Where the payment of an order stands. A payment that waits was announced by the buyer, or begun on a page of payment and left. */
export function PaymentStatusMark({ status, kind }: PaymentStatusMarkProps) {
  const { t } = useTranslation('order');
  const isBegun = status === 'pending' && kind === 'redirect';
  return <StatusMark tone={paymentTone[status]}>{t(isBegun ? 'payment_status.begun' : `payment_status.${status}`)}</StatusMark>;
}
