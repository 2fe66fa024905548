import { useTranslation } from 'react-i18next';
import type { Order } from '#contract/api/order.ts';
import { ButtonLink } from '#src/components/ButtonLink.tsx';
import { Message } from '#src/ui/Message.tsx';
import { orderPath } from '#src/components/order/order-path.ts';
import { BankData } from './BankData.tsx';
import { OrderFrame } from './OrderFrame.tsx';
import { CardInstead, PaymentChoice } from '#src/components/checkout/PaymentChoice.tsx';
import { Buttons } from '#src/components/order/step-layout.ts';
import { TransferForm } from './TransferForm.tsx';

export function Component() {
  return <OrderFrame title="pay.title">{(order, orderKey) => <PayOrder order={order} orderKey={orderKey} />}</OrderFrame>;
}

/** How an order that waits for its money is paid. */
function PayOrder({ order, orderKey }: { order: Order; orderKey: string | null }) {
  const { t } = useTranslation('order_page');
  const { payment, order_no: number, totals } = order;
  const isOpen = order.allowed.includes('pay');
  const isPaid = payment.status === 'paid';
  return (
    <>
      {isOpen && payment.bank ? (
        <>
          <p>{t('pay.text')}</p>
          <BankData bank={payment.bank} amount={payment.amount - payment.paid + payment.refunded} currency={totals.currency} />
          <p>{t('pay.mailed', { email: order.email })}</p>
          <CardInstead order={order} orderKey={orderKey} />
          {order.allowed.includes('upload_slip') ? <TransferForm order={order} orderKey={orderKey} /> : null}
        </>
      ) : null}
      {isOpen && !payment.bank ? <PaymentChoice order={order} orderKey={orderKey} /> : null}
      {isOpen ? null : <Message tone={isPaid ? 'success' : 'info'}>{t(isPaid ? 'pay.paid' : 'pay.closed')}</Message>}
      <Buttons>
        {isOpen && payment.bank ? (
          <ButtonLink tone="primary" size="large" to={orderPath('order-successful', number, orderKey)}>
            {t('pay.next')}
          </ButtonLink>
        ) : null}
        <ButtonLink size="large" to={orderPath('order-orderDetail', number, orderKey)}>
          {t('pay.view')}
        </ButtonLink>
      </Buttons>
    </>
  );
}
