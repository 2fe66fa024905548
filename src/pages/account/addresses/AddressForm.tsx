import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import type { Address } from '#contract/api/address.ts';
import { AddressFields } from '#src/components/address/AddressFields.tsx';
import { ButtonLink } from '#src/components/ButtonLink.tsx';
import { LoadError } from '#src/components/LoadError.tsx';
import { PageHead } from '#src/components/PageHead.tsx';
import { Button } from '#src/ui/Button.tsx';
import { CheckboxField } from '#src/ui/CheckboxField.tsx';
import { ErrorSummary } from '#src/ui/ErrorSummary.tsx';
import { fieldId } from '#src/ui/field-id.ts';
import { Message } from '#src/ui/Message.tsx';
import { theme } from '#src/ui/theme.ts';
import { useToast } from '#src/ui/toast-context.ts';
import { addressPath } from './address-path.ts';
import { MovedTitle } from '#src/pages/account/MovedTitle.tsx';
import { useAddressForm } from './use-address-form.ts';
import { useTroubleText } from '#src/components/sign-in/user-words.ts';

interface AddressFormProps {
  /** Null for a new one. */
  saved: Address | null;
  /** The first address of an account is for everything. */
  isFirst: boolean;
}

/** A saved address, or a new one, in the form of its country. */
export function AddressForm({ saved, isFirst }: AddressFormProps) {
  const { t } = useTranslation(['addresses', 'common']);
  const navigate = useNavigate();
  const toast = useToast();
  const troubleText = useTroubleText();
  const { form, rules, submit, dialog, dropDraft, isSaving, attempt, trouble, problems } = useAddressForm(saved, () => {
    toast({ text: t('addresses:saved') });
    void navigate(addressPath(), { replace: true });
  });
  const title = t(saved ? 'addresses:edit_title' : 'addresses:new_title');
  return (
    <FormProvider {...form}>
      <PageHead title={problems.length > 0 ? t('common:error_title', { title }) : title} index={false} />
      <MovedTitle>{title}</MovedTitle>
      <Form noValidate onSubmit={(event) => void submit(event)}>
        <ErrorSummary problems={problems.map(({ path, text }) => ({ fieldId: fieldId(path), text }))} attempt={attempt} />
        {rules.isError ? <LoadError error={rules.error} title={t('addresses:form_failed')} onRetry={() => void rules.refetch()} /> : null}
        <AddressFields name="address" rules={rules.currentData} />
        {isFirst ? null : (
          <div>
            <CheckboxField {...form.register('default_shipping')} label={t('addresses:use_shipping')} />
            <CheckboxField {...form.register('default_billing')} label={t('addresses:use_billing')} />
          </div>
        )}
        {trouble ? (
          <Message tone="danger" role="alert">
            {troubleText(trouble)}
          </Message>
        ) : null}
        <Buttons>
          <Button type="submit" tone="primary" size="large" busy={isSaving}>
            {t(isSaving ? 'addresses:saving' : 'addresses:save')}
          </Button>
          <ButtonLink tone="quiet" size="large" to={addressPath()} replace onClick={dropDraft}>
            {t('addresses:leave')}
          </ButtonLink>
        </Buttons>
      </Form>
      {dialog}
    </FormProvider>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space['5']};
  max-width: ${theme.layout.prose};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['3']};
`;
