import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { PayResult } from '#contract/api/payment.ts';
import { ButtonLink } from '#src/components/ButtonLink.tsx';
import { orderPath } from '#src/components/order/order-path.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { Message } from '#src/ui/Message.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { theme } from '#src/ui/theme.ts';
import { follow } from '#src/components/checkout/follow.ts';
import { Buttons } from '#src/components/order/step-layout.ts';

export type PayState = 'checking' | 'failed' | 'left' | 'late' | 'ended';

interface PayOutcomeProps {
  state: PayState;
  result: PayResult | undefined;
  orderKey: string | null;
}

/** How the payment went, and what can be done now. */
export function PayOutcome({ state, result, orderKey }: PayOutcomeProps) {
  const { t } = useTranslation('payment');
  const { dateTime } = useFormat();
  if (state === 'checking' || !result) {
    return (
      <Waiting role="status">
        <Spinner />
        {t('landing.checking_text')}
      </Waiting>
    );
  }
  const { order_no: number, url, retry } = result;
  const isOpen = url !== null;
  const isHeld = result.order_status === 'pending' && result.expires_at !== null;
  return (
    <>
      <Message tone={state === 'failed' || state === 'ended' ? 'warning' : 'info'} role="status">
        {t(textOf(state, result))}
      </Message>
      {isHeld ? <p>{t('choice.held_until', { time: dateTime(result.expires_at ?? '') })}</p> : null}
      {state === 'failed' && !retry ? <p>{t('landing.closed')}</p> : null}
      <Buttons>
        {isOpen ? (
          <Button tone="primary" size="large" onClick={() => follow(url)}>
            {t('landing.continue')}
          </Button>
        ) : null}
        {retry || isOpen ? (
          <ButtonLink size="large" {...(!isOpen && { tone: 'primary' })} to={orderPath('order-orderPay', number, orderKey)}>
            {t('landing.other')}
          </ButtonLink>
        ) : null}
        <ButtonLink size="large" to={orderPath('order-orderDetail', number, orderKey)}>
          {t('landing.view')}
        </ButtonLink>
      </Buttons>
    </>
  );
}

function textOf(state: Exclude<PayState, 'checking'>, { status }: PayResult) {
  if (state !== 'failed') return `landing.${state}_text` as const;
  if (status === 'cancelled') return 'landing.cancelled_text';
  return status === 'expired' ? 'landing.expired_text' : 'landing.failed_text';
}

const Waiting = styled.p`
  display: flex;
  gap: ${theme.space['3']};
  align-items: center;
`;
