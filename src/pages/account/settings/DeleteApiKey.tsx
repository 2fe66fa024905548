import { useTranslation } from 'react-i18next';
import { useDeleteApiKeyMutation } from '#src/api/account-change.ts';
import { DeleteDialog } from '#src/ui/DeleteDialog.tsx';

/** Asks once more: programs with the key stop at once. */
export function DeleteApiKey({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation('account');
  const [remove, { isLoading, isError }] = useDeleteApiKeyMutation();
  return (
    <DeleteDialog
      label={t('keys.delete')}
      namedLabel={t('keys.delete_named', { name })}
      keepLabel={t('keys.keep')}
      title={t('keys.delete_question', { name })}
      isBusy={isLoading}
      error={isError ? t('keys.delete_failed') : null}
      onConfirm={async () => (await remove({ id })).data !== undefined}
    >
      <p>{t('keys.delete_text')}</p>
    </DeleteDialog>
  );
}
