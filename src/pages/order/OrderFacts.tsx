import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Order, OrderStatus, PaymentStatus } from '#contract/api/order.ts';
import { useFormat } from '#src/i18n/format.ts';
import { StatusMark, type StatusMarkProps } from '#src/ui/StatusMark.tsx';
import { theme } from '#src/ui/theme.ts';

const orderTone: Record<OrderStatus, StatusMarkProps['tone']> = {
  pending: 'attention',
  confirmed: 'good',
  processing: 'good',
  partially_shipped: 'info',
  shipped: 'good',
  completed: 'good',
  cancelled: 'stopped',
  expired: 'stopped',
};
const paymentTone: Record<PaymentStatus, StatusMarkProps['tone']> = {
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

/** Where the order stands, and what the buyer wrote on it. */
export function OrderFacts({ order }: { order: Order }) {
  const { t } = useTranslation('order');
  const { money } = useFormat();
  const { payment, totals } = order;
  return (
    <List>
      <div>
        <dt>{t('detail.status')}</dt>
        <dd>
          <StatusMark tone={orderTone[order.status]}>{t(`status.${order.status}`)}</StatusMark>
        </dd>
      </div>
      <div>
        <dt>{t('detail.payment_status')}</dt>
        <dd>
          <StatusMark tone={paymentTone[order.payment_status]}>{t(`payment_status.${order.payment_status}`)}</StatusMark>
          {payment.paid > 0 && payment.paid < payment.amount ? (
            <p>{t('detail.amount_paid', { paid: money(payment.paid, totals.currency), amount: money(payment.amount, totals.currency) })}</p>
          ) : null}
        </dd>
      </div>
      {order.po_number === null ? null : (
        <div>
          <dt>{t('detail.po_number')}</dt>
          <dd>{order.po_number}</dd>
        </div>
      )}
      {order.customer_note === null ? null : (
        <div>
          <dt>{t('detail.note')}</dt>
          <dd>{order.customer_note}</dd>
        </div>
      )}
    </List>
  );
}

const List = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['3']} ${theme.space['8']};
  dt {
    font: ${theme.type.small};
    color: ${theme.color.text.tertiary};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;
