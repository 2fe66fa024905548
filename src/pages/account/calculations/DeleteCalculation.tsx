import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeleteCalculationMutation } from '#src/api/saved-calculation.ts';
import { useSaveFailure } from '#src/components/account/calculation/use-save-failure.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Message } from '#src/ui/Message.tsx';

/** Asks once more before a saved calculation is gone. */
export function DeleteCalculation({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation('saved_calculations');
  const failure = useSaveFailure();
  const [isOpen, setOpen] = useState(false);
  const [remove, { isLoading, error }] = useDeleteCalculationMutation();
  return (
    <>
      <Button size="small" tone="danger" aria-label={t('delete.open_named', { name })} onClick={() => setOpen(true)}>
        {t('delete.open')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('delete.question', { name })}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{t('delete.keep')}</Button>
            <Button tone="dangerSolid" busy={isLoading} onClick={() => void remove({ id })}>
              {t('delete.open')}
            </Button>
          </>
        }
      >
        <p>{t('delete.text')}</p>
        {error ? (
          <Message tone="danger" role="alert">
            {failure(error)}
          </Message>
        ) : null}
      </Dialog>
    </>
  );
}
