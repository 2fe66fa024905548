import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OperatorMe } from '#contract/api/admin/people.ts';
import { Message } from '#src/ui/Message.tsx';
import { Note, StepForm } from './parts.ts';
import { SaveRow } from './SaveRow.tsx';

interface DraftFormProps {
  heading: string;
  hint: string;
  save: string;
  /** What the change asks for. */
  scope: OperatorMe['scopes'][number];
  form: { theirs: object; isBusy: boolean; trouble: string | null; submit: () => void };
  children: ReactNode;
}

/** The frame of a record that is edited: its fields, what others did meanwhile, and the button that saves. */
export function DraftForm({ heading, hint, save, scope, form, children }: DraftFormProps) {
  const { t } = useTranslation('admin');
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
          <p>{t('draft.meanwhile')}</p>
        </Message>
      ) : null}
      <SaveRow step={form} label={save} scope={scope} />
    </StepForm>
  );
}
