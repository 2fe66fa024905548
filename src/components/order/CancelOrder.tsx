import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#src/api/api-error.ts';
import { orderCache, useCancelOrderMutation } from '#src/api/order.ts';
import { useAppDispatch } from '#src/store/store.ts';
import { TextField } from '#src/ui/TextField.tsx';
import { OrderQuestion } from './OrderQuestion.tsx';

interface CancelOrderProps {
  number: string;
  /** Money has come in that goes back. */
  isPaid: boolean;
  orderKey?: string | null;
  /** In a list, where the button has to name its order. */
  isRow?: boolean;
}

/** Asks once more before an order is cancelled. */
export function CancelOrder({ number, isPaid, orderKey = null, isRow = false }: CancelOrderProps) {
  const { t } = useTranslation('order');
  const dispatch = useAppDispatch();
  const [reason, setReason] = useState('');
  const [cancel, { isLoading, error }] = useCancelOrderMutation();
  const confirm = async () => {
    const answer = await cancel({ order_no: number, accessKey: orderKey ?? undefined, ...(reason.trim() && { reason }) });
    return answer.data !== undefined;
  };
  const isRefused = isApiError(error) && error.code === 'state_conflict';
  return (
    <OrderQuestion
      open={{ text: t('cancel.open'), tone: 'danger', ...(isRow && { size: 'small', label: t('cancel.open_named', { number }) }) }}
      question={t('cancel.question', { number })}
      text={t(isPaid ? 'cancel.text_paid' : 'cancel.text')}
      trouble={error ? t(isRefused ? 'cancel.refused' : 'cancel.failed') : null}
      keep={t('cancel.keep')}
      confirm={{ text: t(isLoading ? 'cancel.busy' : 'cancel.confirm'), tone: 'dangerSolid', busy: isLoading }}
      onConfirm={confirm}
      onClose={() => void (isRefused && dispatch(orderCache.invalidateTags(['Order'])))}
    >
      <TextField optional label={t('cancel.reason')} maxLength={200} value={reason} onChange={(event) => setReason(event.target.value)} />
    </OrderQuestion>
  );
}
