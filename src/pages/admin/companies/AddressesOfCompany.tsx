import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Address } from '#contract/api/address.ts';
import type { ShownCompany } from '#contract/api/admin/company.ts';
import { addressLimit } from '#contract/api/account.ts';
import { personName } from '#contract/person-name.ts';
import { useRemoveCompanyAddressMutation, useSaveCompanyAddressMutation } from '#src/api/admin/company.ts';
import { AddressEditor } from '#src/components/address/AddressEditor.tsx';
import { SavedAddressText } from '#src/components/address/SavedAddressText.tsx';
import { useAddressForm } from '#src/components/address/use-address-form.ts';
import { Button } from '#src/ui/Button.tsx';
import { Asked } from '#src/pages/admin/shared/Asked.tsx';
import { useMayChange } from '#src/pages/admin/shared/me.ts';
import { Group, Note, Part, Row } from '#src/pages/admin/shared/parts.ts';
import { Trouble } from '#src/pages/admin/shared/Trouble.tsx';
import { useStep } from '#src/pages/admin/shared/use-step.ts';

/** Where all people of a company may ship and bill to. */
export function AddressesOfCompany({ company: { id, addresses } }: { company: ShownCompany }) {
  const { t } = useTranslation(['admin_companies', 'addresses']);
  const mayChange = useMayChange()('customers');
  const [edited, setEdited] = useState<string | null>(null);
  const close = () => setEdited(null);
  const open = addresses.find((one) => one.id === edited);
  return (
    <Part aria-label={t('admin_companies:addresses')}>
      <h2>{t('admin_companies:addresses')}</h2>
      <Note>{t('admin_companies:addresses_hint')}</Note>
      {addresses.map((address) =>
        address === open ? null : (
          <OneAddress key={address.id} companyId={id} address={address} onEdit={mayChange ? () => setEdited(address.id) : null} />
        ),
      )}
      {edited === null ? null : (
        <Editor key={edited} companyId={id} saved={open ?? null} isFirst={addresses.length === 0} onClose={close} />
      )}
      {mayChange && edited === null && addresses.length < addressLimit ? (
        <Row>
          <Button onClick={() => setEdited('new')}>{t('addresses:add')}</Button>
        </Row>
      ) : null}
    </Part>
  );
}

interface OneAddressProps {
  companyId: string;
  address: Address;
  /** Null for who may only look. */
  onEdit: (() => void) | null;
}

function OneAddress({ companyId, address, onEdit }: OneAddressProps) {
  const { t } = useTranslation('addresses');
  const step = useStep();
  const [remove] = useRemoveCompanyAddressMutation();
  const { id, line1, default_shipping: ships, default_billing: bills } = address;
  const name = `${personName(address)}, ${line1}`;
  const uses = [ships ? t('default_shipping') : '', bills ? t('default_billing') : ''].filter(Boolean).join(' · ');
  const take = () => step.run(() => remove({ company_id: companyId, id, idempotencyKey: crypto.randomUUID() }));
  return (
    <Group aria-label={name}>
      {uses === '' ? null : <Note>{uses}</Note>}
      <SavedAddressText address={address} />
      <Trouble step={step} />
      {onEdit ? (
        <Row>
          <Button size="small" aria-label={t('edit_named', { name })} onClick={onEdit}>
            {t('edit')}
          </Button>
          <Asked small label={t('delete')} title={t('delete_named', { name })} isBusy={step.isBusy} onSure={() => void take()}>
            <p>{t('delete_text')}</p>
          </Asked>
        </Row>
      ) : null}
    </Group>
  );
}

interface EditorProps {
  companyId: string;
  /** Null for a new one. */
  saved: Address | null;
  isFirst: boolean;
  onClose: () => void;
}

function Editor({ companyId, saved, isFirst, onClose }: EditorProps) {
  const { t } = useTranslation('addresses');
  const [save, { isLoading }] = useSaveCompanyAddressMutation();
  const state = useAddressForm(saved, {
    draftName: `address-of-${companyId}`,
    isSaving: isLoading,
    send: (request) => save({ ...request, company_id: companyId, idempotencyKey: crypto.randomUUID() }),
    onSaved: onClose,
  });
  const leave = () => {
    state.dropDraft();
    onClose();
  };
  return (
    <>
      <h3>{t(saved ? 'edit_title' : 'new_title')}</h3>
      <AddressEditor
        state={state}
        isFirst={isFirst}
        leave={
          <Button tone="quiet" size="large" onClick={leave}>
            {t('leave')}
          </Button>
        }
      />
    </>
  );
}
