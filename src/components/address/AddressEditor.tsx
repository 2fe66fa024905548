import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { LoadError } from '#src/components/LoadError.tsx';
import { useTroubleText } from '#src/components/sign-in/user-words.ts';
import { Button } from '#src/ui/Button.tsx';
import { CheckboxField } from '#src/ui/CheckboxField.tsx';
import { ErrorSummary } from '#src/ui/ErrorSummary.tsx';
import { fieldId } from '#src/ui/field-id.ts';
import { Message } from '#src/ui/Message.tsx';
import { theme } from '#src/ui/theme.ts';
import { AddressFields } from './AddressFields.tsx';
import type { useAddressForm } from './use-address-form.ts';

interface AddressEditorProps {
  state: ReturnType<typeof useAddressForm>;
  /** The first address is for everything. */
  isFirst: boolean;
  /** The way out beside the button that saves. */
  leave: ReactNode;
}

/** A saved address, or a new one, in the form of its country. */
export function AddressEditor({
  state: { form, rules, submit, isSaving, attempt, trouble, problems },
  isFirst,
  leave,
}: AddressEditorProps) {
  const { t } = useTranslation('addresses');
  const troubleText = useTroubleText();
  return (
    <FormProvider {...form}>
      <Form noValidate onSubmit={(event) => void submit(event)}>
        <ErrorSummary problems={problems.map(({ path, text }) => ({ fieldId: fieldId(path), text }))} attempt={attempt} />
        {rules.isError ? <LoadError error={rules.error} title={t('form_failed')} onRetry={() => void rules.refetch()} /> : null}
        <AddressFields name="address" rules={rules.currentData} />
        {isFirst ? null : (
          <div>
            <CheckboxField {...form.register('default_shipping')} label={t('use_shipping')} />
            <CheckboxField {...form.register('default_billing')} label={t('use_billing')} />
          </div>
        )}
        {trouble ? (
          <Message tone="danger" role="alert">
            {troubleText(trouble)}
          </Message>
        ) : null}
        <Buttons>
          <Button type="submit" tone="primary" size="large" busy={isSaving}>
            {t(isSaving ? 'saving' : 'save')}
          </Button>
          {leave}
        </Buttons>
      </Form>
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
