import { useTranslation } from 'react-i18next';
import { useDeletePartsListMutation } from '#src/api/parts-list.ts';
import { DeleteDialog } from '#src/ui/DeleteDialog.tsx';

/** Asks once more before a saved list is gone, and the link to it with it. */
export function DeleteList({ id, name, onDeleted }: { id: string; name: string; onDeleted?: () => void }) {
  const { t } = useTranslation('bom_lists');
  const [remove, { isLoading, error }] = useDeletePartsListMutation();
  const confirm = async () => {
    const { data } = await remove({ id });
    if (data) onDeleted?.();
    return data !== undefined;
  };
  return (
    <DeleteDialog
      label={t('delete.open')}
      namedLabel={t('delete.open_named', { name })}
      busyLabel={t('delete.busy')}
      keepLabel={t('delete.keep')}
      title={t('delete.question', { name })}
      isBusy={isLoading}
      error={error ? t('delete.failed') : null}
      onConfirm={confirm}
    >
      <p>{t('delete.text')}</p>
    </DeleteDialog>
  );
}
