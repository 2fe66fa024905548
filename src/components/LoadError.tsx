import type { SerializedError } from '@reduxjs/toolkit';
import { useTranslation } from 'react-i18next';
import { type ApiError, isApiError } from '#src/api/api-error.ts';
import { Button } from '#src/ui/Button.tsx';
import { Message } from '#src/ui/Message.tsx';

export interface LoadErrorProps {
  error: ApiError | SerializedError | undefined;
  /** What could not be loaded, as a whole sentence; a general one otherwise. */
  title?: string;
  /** Repeats only the call that failed. */
  onRetry: () => void;
  className?: string;
}

/** Stands where data is missing: says whether the connection or the shop is the cause, and tries again. */
export function LoadError({ error, title, onRetry, className }: LoadErrorProps) {
  const { t } = useTranslation();
  const known = isApiError(error) ? error : null;
  const words = known?.code === 'network' ? t('common:failure.offline') : known?.message || t('common:failure.server');
  return (
    <Message
      tone="danger"
      role="alert"
      title={title ?? t('common:failure.load_title')}
      action={<Button onClick={onRetry}>{t('common:try_again')}</Button>}
      {...(className === undefined ? {} : { className })}
    >
      <p>{words}</p>
      {known?.requestId ? <p>{t('common:failure.reference', { id: known.requestId })}</p> : null}
    </Message>
  );
}
