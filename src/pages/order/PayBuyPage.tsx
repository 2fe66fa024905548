import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { PayResult } from '#contract/api/payment.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { isApiError } from '#src/api/api-error.ts';
import { ButtonLink } from '#src/components/ButtonLink.tsx';
import { LoadError } from '#src/components/LoadError.tsx';
import { PageHead } from '#src/components/head/PageHead.tsx';
import { orderPath } from '#src/components/order/order-path.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { OrderPage } from '#src/components/order/order-frame.ts';
import { PayOutcome, type PayState } from './PayOutcome.tsx';
import { usePayResult } from './use-pay-result.ts';

/** Where a buyer lands after the page of the payment service. */
export function Component() {
  const { t } = useTranslation(['payment', 'order_page']);
  const { isNumber, accessKey, result, error, reload, isUnderWay, isLate, hasLeft } = usePayResult();
  const navigate = useNavigate();
  const isGone = isApiError(error) && error.status >= 400 && error.status < 500 && error.status !== 429;
  const isMissing = !isNumber || (isGone && !result);
  const goTo = result && isPaid(result) ? orderPath('order-successful', result.order_no, accessKey) : null;
  useEffect(() => {
    if (goTo !== null) void navigate(goTo, { replace: true });
  }, [goTo, navigate]);
  const state = result && goTo === null ? stateOf(result, { isUnderWay, isLate, hasLeft }) : 'checking';
  const title = isMissing ? t('landing.missing') : t(`landing.${state}`);
  return (
    <OrderPage>
      <PageHead title={title} index={false} />
      <h1 tabIndex={-1}>{title}</h1>
      {isMissing ? (
        <EmptyState title={t('landing.missing_text')} action={<ButtonLink to={buildPath('home')}>{t('order_page:home')}</ButtonLink>} />
      ) : error && !result ? (
        <LoadError error={error} title={t('order_page:load_failed')} onRetry={reload} />
      ) : (
        <PayOutcome state={state} result={result} orderKey={accessKey} />
      )}
    </OrderPage>
  );
}

const isOver = ({ order_status: status }: PayResult): boolean => status === 'cancelled' || status === 'expired';
const isPaid = (result: PayResult): boolean => result.status === 'captured' && !isOver(result);

function stateOf(result: PayResult, { isUnderWay, isLate, hasLeft }: { isUnderWay: boolean; isLate: boolean; hasLeft: boolean }): PayState {
  if (result.status === 'captured') return 'ended';
  if (!isUnderWay) return 'failed';
  if (hasLeft && result.status !== 'authorized') return 'left';
  return isLate ? 'late' : 'checking';
}
