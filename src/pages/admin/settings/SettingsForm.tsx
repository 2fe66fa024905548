import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Message } from '#src/ui/Message.tsx';
import { Note, StepForm } from '#src/pages/admin/shared/parts.ts';
import { SaveRow } from '#src/pages/admin/shared/SaveRow.tsx';

interface SettingsFormProps {
  heading: string;
  hint: string;
  save: string;
  form: { theirs: object; isSaved: boolean; isBusy: boolean; trouble: string | null; submit: () => void };
  children: ReactNode;
}

/** The frame of a part of the settings: its fields, what others did meanwhile, and the button that saves. */
export function SettingsForm({ heading, hint, save, form, children }: SettingsFormProps) {
  const { t } = useTranslation('settings');
  return (
    <StepForm
      noValidate
      aria-label={heading}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <h2>{heading}</h2>
      <Note>{hint}</Note>
      {children}
      {Object.keys(form.theirs).length > 0 ? (
        <Message tone="warning" role="alert">
          <p>{t('meanwhile')}</p>
        </Message>
      ) : null}
      <SaveRow step={form} label={save} scope="settings" />
      <p role="status">{form.isSaved ? t('saved') : ''}</p>
    </StepForm>
  );
}
