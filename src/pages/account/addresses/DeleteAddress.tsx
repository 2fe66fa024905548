import { useTranslation } from 'react-i18next';
import type { Address } from '#contract/api/address.ts';
import { useDeleteAddressMutation } from '#src/api/account.ts';
import { SavedAddressText } from '#src/components/address/SavedAddressText.tsx';
import { DeleteDialog } from '#src/ui/DeleteDialog.tsx';
import { usePasswordGate } from '#src/pages/account/use-password-gate.tsx';

/** Asks once more, with the address in sight, before it is deleted. */
export function DeleteAddress({ address, name, isShared }: { address: Address; name: string; isShared: boolean }) {
  const { t } = useTranslation('addresses');
  const [remove, { isLoading, error }] = useDeleteAddressMutation();
  const { send, dialog } = usePasswordGate();
  return (
    <>
      <DeleteDialog
        label={t('delete')}
        namedLabel={t('delete_named', { name })}
        busyLabel={t('deleting')}
        keepLabel={t('keep')}
        title={t('delete_question')}
        isBusy={isLoading}
        error={error && !dialog ? t('delete_failed') : null}
        onConfirm={async () => (await send(() => remove({ id: address.id, ...(isShared && { of_company: true }) }))).data !== undefined}
      >
        <SavedAddressText address={address} />
        <p>{t('delete_text')}</p>
      </DeleteDialog>
      {dialog}
    </>
  );
}
