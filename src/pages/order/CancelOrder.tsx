import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order } from '#contract/api/order.ts';
import { isApiError } from '#src/api/api-error.ts';
import { useCancelOrderMutation } from '#src/api/order.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Message } from '#src/ui/Message.tsx';
import { TextField } from '#src/ui/TextField.tsx';

/** Asks once more before an order is cancelled. */
export function CancelOrder({ order, orderKey }: { order: Order; orderKey: string | null }) {
  const { t } = useTranslation('order');
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [cancel, { isLoading, error }] = useCancelOrderMutation();
  const { order_no: number, payment } = order;
  const confirm = async () => {
    const answer = await cancel({ order_no: number, accessKey: orderKey ?? undefined, ...(reason.trim() && { reason }) });
    if (answer.data) setOpen(false);
  };
  const isRefused = isApiError(error) && error.code === 'state_conflict';
  return (
    <>
      <Button tone="danger" onClick={() => setOpen(true)}>
        {t('cancel.open')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('cancel.question', { number })}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{t('cancel.keep')}</Button>
            <Button tone="dangerSolid" busy={isLoading} onClick={() => void confirm()}>
              {t(isLoading ? 'cancel.busy' : 'cancel.confirm')}
            </Button>
          </>
        }
      >
        <p>{t(payment.paid > 0 ? 'cancel.text_paid' : 'cancel.text')}</p>
        {error ? (
          <Message tone="danger" role="alert">
            {t(isRefused ? 'cancel.refused' : 'cancel.failed')}
          </Message>
        ) : null}
        <TextField optional label={t('cancel.reason')} maxLength={200} value={reason} onChange={(event) => setReason(event.target.value)} />
      </Dialog>
    </>
  );
}
