import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Order } from '#contract/api/order.ts';
import { useFormat } from '#src/i18n/format.ts';
import { TransferText } from './TransferText.tsx';
import { usePaymentWords } from './use-payment-words.ts';
import { OrderStatusMark, PaymentStatusMark } from '#src/components/order/OrderStatusMark.tsx';
import { theme } from '#src/ui/theme.ts';

/** Where the order stands, and what the buyer wrote on it. */
export function OrderFacts({ order }: { order: Order }) {
  const { t } = useTranslation(['order_page', 'order']);
  const { money } = useFormat();
  const { payment, totals } = order;
  const words = usePaymentWords(order);
  return (
    <List>
      <div>
        <dt>{t('order:label.status')}</dt>
        <dd>
          <OrderStatusMark status={order.status} />
        </dd>
      </div>
      <div>
        <dt>{t('order:label.payment_status')}</dt>
        <dd>
          <PaymentStatusMark status={order.payment_status} kind={payment.kind} />
          {payment.paid > 0 && payment.missing > 0 ? (
            <p>{t('detail.amount_paid', { paid: money(payment.paid, totals.currency), amount: money(payment.amount, totals.currency) })}</p>
          ) : null}
          {words.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {order.status === 'pending' ? <TransferText order={order} /> : null}
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
