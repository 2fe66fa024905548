import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeletePartsListMutation } from '#src/api/parts-list.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Message } from '#src/ui/Message.tsx';

/** Asks once more before a saved list is gone, and the link to it with it. */
export function DeleteList({ id, name, onDeleted }: { id: string; name: string; onDeleted?: () => void }) {
  const { t } = useTranslation('bom_lists');
  const [isOpen, setOpen] = useState(false);
  const [remove, { isLoading, error }] = useDeletePartsListMutation();
  const confirm = async () => {
    const { data } = await remove({ id });
    if (!data) return;
    setOpen(false);
    onDeleted?.();
  };
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
            <Button tone="dangerSolid" busy={isLoading} onClick={() => void confirm()}>
              {t(isLoading ? 'delete.busy' : 'delete.open')}
            </Button>
          </>
        }
      >
        <p>{t('delete.text')}</p>
        {error ? (
          <Message tone="danger" role="alert">
            {t('delete.failed')}
          </Message>
        ) : null}
      </Dialog>
    </>
  );
}
