import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeleteApiKeyMutation } from '#src/api/account-change.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Message } from '#src/ui/Message.tsx';

/** Asks once more: programs with the key stop at once. */
export function DeleteApiKey({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation('account');
  const [isOpen, setOpen] = useState(false);
  const [remove, { isLoading, isError }] = useDeleteApiKeyMutation();
  return (
    <>
      <Button size="small" tone="danger" aria-label={t('keys.delete_named', { name })} onClick={() => setOpen(true)}>
        {t('keys.delete')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('keys.delete_question', { name })}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{t('keys.keep')}</Button>
            <Button tone="dangerSolid" busy={isLoading} onClick={() => void remove({ id })}>
              {t('keys.delete')}
            </Button>
          </>
        }
      >
        <p>{t('keys.delete_text')}</p>
        {isError ? (
          <Message tone="danger" role="alert">
            {t('keys.delete_failed')}
          </Message>
        ) : null}
      </Dialog>
    </>
  );
}
