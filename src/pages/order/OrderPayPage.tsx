import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order } from '#contract/api/order.ts';
import { usePayOrderMutation } from '#src/api/order.ts';
import { isApiError } from '#src/api/api-error.ts';
import { ButtonLink } from '#src/components/ButtonLink.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Message } from '#src/ui/Message.tsx';
import { orderPath } from '#src/components/order/order-path.ts';
import { BankData } from './BankData.tsx';
import { newAttemptKey } from './checkout-attempt.ts';
import { OrderFrame } from './OrderFrame.tsx';
import { Buttons } from './step-layout.ts';

export function Component() {
  return <OrderFrame title="pay.title">{(order, orderKey) => <PayOrder order={order} orderKey={orderKey} />}</OrderFrame>;
}

/** The bank data of an order that waits for its money. */
function PayOrder({ order, orderKey }: { order: Order; orderKey: string | null }) {
  const { t } = useTranslation('order');
  const { payment, order_no: number, totals } = order;
  const isOpen = order.allowed.includes('pay');
  const due = payment.amount - payment.paid;
  return (
    <>
      {isOpen && payment.bank ? (
        <>
          <p>{t('pay.text')}</p>
          <BankData bank={payment.bank} amount={due} currency={totals.currency} />
          <p>{t('pay.mailed', { email: order.email })}</p>
        </>
      ) : null}
      {isOpen && !payment.bank ? <StartPayment number={number} orderKey={orderKey} /> : null}
      {isOpen ? null : <Message tone="info">{t(payment.status === 'paid' ? 'pay.paid' : 'pay.closed')}</Message>}
      <Buttons>
        {isOpen ? (
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

/** An order that had expired holds no parts: paying it reserves them anew. */
function StartPayment({ number, orderKey }: { number: string; orderKey: string | null }) {
  const { t } = useTranslation('order');
  const [pay, { isLoading, error }] = usePayOrderMutation();
  const [idempotencyKey] = useState(newAttemptKey);
  const words = isApiError(error) ? error.message : '';
  return (
    <>
      {error ? (
        <Message tone="danger" role="alert">
          {words || t('pay.failed')}
        </Message>
      ) : null}
      <Button
        tone="primary"
        size="large"
        busy={isLoading}
        onClick={() => void pay({ order_no: number, method: 'bank_transfer', accessKey: orderKey ?? undefined, idempotencyKey })}
      >
        {t(isLoading ? 'pay.starting' : 'pay.start')}
      </Button>
    </>
  );
}
