import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Address } from '#contract/api/address.ts';
import { useSaveAddressMutation } from '#src/api/account.ts';
import { AddressEditor } from '#src/components/address/AddressEditor.tsx';
import { useAddressForm } from '#src/components/address/use-address-form.ts';
import { ButtonLink } from '#src/components/ButtonLink.tsx';
import { PageHead } from '#src/components/head/PageHead.tsx';
import { useToast } from '#src/ui/toast-context.ts';
import { MovedTitle } from '#src/pages/account/MovedTitle.tsx';
import { usePasswordGate } from '#src/pages/account/use-password-gate.tsx';
import { addressPath } from './address-path.ts';

interface AddressFormProps {
  /** Null for a new one. */
  saved: Address | null;
  /** The first address of an account is for everything. */
  isFirst: boolean;
  /** Name of the company whose people all use it; null for one's own. */
  company: string | null;
}

/** The page of a saved address, or of a new one. */
export function AddressForm({ saved, isFirst, company }: AddressFormProps) {
  const { t } = useTranslation(['addresses', 'common']);
  const navigate = useNavigate();
  const toast = useToast();
  const [save, { isLoading }] = useSaveAddressMutation();
  const { send, dialog } = usePasswordGate();
  const state = useAddressForm(saved, {
    draftName: company === null ? 'address' : 'company-address',
    isSaving: isLoading,
    send: (request) => send(() => save(company === null ? request : { ...request, of_company: true })),
    onSaved: () => {
      toast({ text: t('addresses:saved') });
      void navigate(addressPath(), { replace: true });
    },
  });
  const title = t(saved ? 'addresses:edit_title' : 'addresses:new_title');
  return (
    <>
      <PageHead title={state.problems.length > 0 ? t('common:error_title', { title }) : title} index={false} />
      <MovedTitle>{title}</MovedTitle>
      {company === null ? null : <p>{t('addresses:company.for_all', { company })}</p>}
      <AddressEditor
        state={state}
        isFirst={isFirst}
        leave={
          <ButtonLink tone="quiet" size="large" to={addressPath()} replace onClick={state.dropDraft}>
            {t('addresses:leave')}
          </ButtonLink>
        }
      />
      {dialog}
    </>
  );
}
