import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Order } from '#contract/api/order.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { ButtonLink } from '#src/components/ButtonLink.tsx';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { theme } from '#src/ui/theme.ts';
import { orderPath } from '#src/components/order/order-path.ts';
import { Unbroken } from '#src/components/Unbroken.tsx';
import { OrderFrame } from './OrderFrame.tsx';
import { Buttons } from './step-layout.ts';

export function Component() {
  return <OrderFrame title="success.title">{(order, orderKey) => <Success order={order} orderKey={orderKey} />}</OrderFrame>;
}

function Success({ order, orderKey }: { order: Order; orderKey: string | null }) {
  const { t } = useTranslation('order_page');
  const { money, date } = useFormat();
  const { order_no: number, payment, totals } = order;
  const bank = order.allowed.includes('pay') ? payment.bank : undefined;
  const transfer = bank && {
    amount: money(payment.amount - payment.paid, totals.currency),
    date: date(bank.due_at),
    reference: bank.reference,
  };
  return (
    <>
      <p>
        <Unbroken text={t('success.text', { number, email: order.email })} />
      </p>
      <section>
        <h2>{t('success.next')}</h2>
        <Next>
          {transfer ? <li>{t('success.step_pay', transfer)}</li> : null}
          <li>{t(order.status === 'pending' ? 'success.step_send' : 'success.step_paid')}</li>
          <li>{t('success.step_mail')}</li>
        </Next>
        {orderKey === null ? null : <p>{t('success.keep_link')}</p>}
      </section>
      <Buttons>
        <ButtonLink tone="primary" size="large" to={orderPath('order-orderDetail', number, orderKey)}>
          {t('success.view')}
        </ButtonLink>
        {bank ? (
          <ButtonLink size="large" to={orderPath('order-orderPay', number, orderKey)}>
            {t('success.bank_data')}
          </ButtonLink>
        ) : null}
        <RouteLink to={buildPath('home')}>{t('success.shop')}</RouteLink>
      </Buttons>
    </>
  );
}

const Next = styled.ol`
  display: grid;
  gap: ${theme.space['2']};
  margin-block: ${theme.space['2']} ${theme.space['4']};
  padding-inline-start: ${theme.space['5']};
  list-style: decimal;
`;
