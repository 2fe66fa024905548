import { useTranslation } from 'react-i18next';
import { useDeleteCalculationMutation } from '#src/api/saved-calculation.ts';
import { useSaveFailure } from '#src/components/account/calculation/use-save-failure.ts';
import { DeleteDialog } from '#src/ui/DeleteDialog.tsx';

/** Asks once more before a saved calculation is gone. */
export function DeleteCalculation({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation('saved_calculations');
  const failure = useSaveFailure();
  const [remove, { isLoading, error }] = useDeleteCalculationMutation();
  return (
    <DeleteDialog
      label={t('delete.open')}
      namedLabel={t('delete.open_named', { name })}
      keepLabel={t('delete.keep')}
      title={t('delete.question', { name })}
      isBusy={isLoading}
      error={error ? failure(error) : null}
      onConfirm={async () => (await remove({ id })).data !== undefined}
    >
      <p>{t('delete.text')}</p>
    </DeleteDialog>
  );
}
