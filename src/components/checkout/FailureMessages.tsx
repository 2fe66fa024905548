import { useTranslation } from 'react-i18next';
import { buildPath } from '#contract/routes/build-path.ts';
import type { ApiError } from '#src/api/api-error.ts';
import { ButtonLink } from '#src/components/ButtonLink.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Message } from '#src/ui/Message.tsx';

function useFailureText(): (error: ApiError) => string {
  const { t } = useTranslation('checkout');
  return ({ code, message }) => {
    if (code === 'network') return t('trouble.network');
    if (code === 'idempotency_in_progress') return t('trouble.busy');
    if (code === 'rate_limited') return t('trouble.often');
    return message || t('trouble.down');
  };
}

/** Nobody knows whether the order was placed: without a connection, too, so this comes with the page. */
export function OpenAttempt({ error, isBusy, onRetry }: { error: ApiError | null; isBusy: boolean; onRetry: () => void }) {
  const { t } = useTranslation('checkout');
  const failureText = useFailureText();
  return (
    <Message
      tone="danger"
      role="alert"
      {...(error && { title: failureText(error) })}
      action={
        <Button busy={isBusy} onClick={onRetry}>
          {t('try_again')}
        </Button>
      }
    >
      {t('attempt_open')}
    </Message>
  );
}

/** Nothing of the order can be put right here. */
export function Refused({ error }: { error: ApiError }) {
  const { t } = useTranslation('checkout');
  const failureText = useFailureText();
  return (
    <Message tone="danger" role="alert" action={<ButtonLink to={buildPath('cart')}>{t('changed.to_cart')}</ButtonLink>}>
      {failureText(error)}
    </Message>
  );
}
