import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Address } from '#contract/api/address.ts';
import { useDeleteAddressMutation } from '#src/api/account.ts';
import { SavedAddressText } from '#src/components/address/SavedAddressText.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Message } from '#src/ui/Message.tsx';
import { usePasswordGate } from '#src/pages/account/use-password-gate.tsx';

/** Asks once more, with the address in sight, before it is deleted. */
export function DeleteAddress({ address, name }: { address: Address; name: string }) {
  const { t } = useTranslation('addresses');
  const [isOpen, setOpen] = useState(false);
  const [remove, { isLoading, error }] = useDeleteAddressMutation();
  const { send, dialog } = usePasswordGate();
  const confirm = async () => {
    const answer = await send(() => remove({ id: address.id }));
    if (answer.data) setOpen(false);
  };
  return (
    <>
      <Button size="small" tone="danger" aria-label={t('delete_named', { name })} onClick={() => setOpen(true)}>
        {t('delete')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('delete_question')}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{t('keep')}</Button>
            <Button tone="dangerSolid" busy={isLoading} onClick={() => void confirm()}>
              {t(isLoading ? 'deleting' : 'delete')}
            </Button>
          </>
        }
      >
        <SavedAddressText address={address} />
        <p>{t('delete_text')}</p>
        {error && !dialog ? (
          <Message tone="danger" role="alert">
            {t('delete_failed')}
          </Message>
        ) : null}
      </Dialog>
      {dialog}
    </>
  );
}
