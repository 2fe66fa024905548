import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Order } from '#contract/api/order.ts';
import { isApiError } from '#src/api/api-error.ts';
import { useGetPaymentOptionsQuery, usePayOrderMutation } from '#src/api/order.ts';
import { selectConfig } from '#src/store/config.ts';
import { useAppSelector } from '#src/store/store.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { Message } from '#src/ui/Message.tsx';
import { RadioGroup } from '#src/ui/RadioGroup.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { theme } from '#src/ui/theme.ts';
import { newAttemptKey } from './checkout-attempt.ts';
import { Choice } from '#src/components/order/step-layout.ts';
import { useCardPayment } from './use-card-payment.ts';

interface PaymentChoiceProps {
  order: Order;
  orderKey: string | null;
}

/** The ways to pay an order that is there already; on invoice is decided when it is placed. */
function usePaymentOptions({ shipping_address: { country } }: Order) {
  const { data } = useGetPaymentOptionsQuery({ country });
  return data?.list.filter(({ kind }) => kind !== 'account');
}

/** How the buyer wants to pay. An expired order takes its parts from stock again with it. */
export function PaymentChoice({ order, orderKey }: PaymentChoiceProps) {
  const { t } = useTranslation('payment');
  const { dateTime } = useFormat();
  const options = usePaymentOptions(order);
  const [chosen, setChosen] = useState<string | null>(null);
  const [pay, transfer] = usePayOrderMutation();
  const card = useCardPayment();
  const method = options?.find((option) => option.method === (chosen ?? order.payment.method)) ?? options?.[0];
  const isBusy = transfer.isLoading || card.isLeaving;
  const send = () => {
    if (method?.kind === 'redirect') void card.start(order.order_no, orderKey);
    else void pay({ order_no: order.order_no, method: 'bank_transfer', accessKey: orderKey ?? undefined, idempotencyKey: newAttemptKey() });
  };
  if (!options) return <Skeleton $height="12rem" />;
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Choice>
        <RadioGroup
          legend={t('choice.title')}
          value={method?.method ?? null}
          onChange={setChosen}
          options={options.map((option) => ({ value: option.method, label: option.name, note: option.description }))}
        />
      </Choice>
      {order.status === 'pending' && order.expires_at !== null ? (
        <p>{t('choice.held_until', { time: dateTime(order.expires_at) })}</p>
      ) : null}
      <PayTrouble error={card.error ?? transfer.error} />
      <Button type="submit" tone="primary" size="large" busy={isBusy}>
        {isBusy ? t('choice.busy') : t(method?.kind === 'redirect' ? 'choice.submit_card' : 'choice.submit_transfer')}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space['4']};
  justify-items: start;
  > div {
    width: 100%;
    margin-block-end: 0;
  }
`;

/** For an order that waits for a transfer: a card is quicker, where the shop takes any. */
export function CardInstead({ order, orderKey }: PaymentChoiceProps) {
  const { t } = useTranslation('payment');
  const takesCards = useAppSelector(selectConfig)?.features.card ?? false;
  const { start, isLeaving, error } = useCardPayment();
  if (!takesCards) return null;
  return (
    <div>
      <PayTrouble error={error} />
      <Button busy={isLeaving} onClick={() => void start(order.order_no, orderKey)}>
        {t('choice.instead')}
      </Button>
    </div>
  );
}

/** Why a payment could not be begun. */
function PayTrouble({ error }: { error: unknown }) {
  const { t } = useTranslation('payment');
  if (!error) return null;
  return (
    <Message tone="danger" role="alert">
      {(isApiError(error) && error.message) || t('choice.failed')}
    </Message>
  );
}
