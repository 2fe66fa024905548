import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useWriteToCustomerMutation } from '#src/api/admin/admin.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextAreaField } from '#src/ui/TextAreaField.tsx';
import { textOf } from '#src/pages/admin/shared/form-text.ts';
import { Row, StepForm } from '#src/pages/admin/shared/parts.ts';
import { Trouble } from '#src/pages/admin/shared/Trouble.tsx';
import { useStep } from '#src/pages/admin/shared/use-step.ts';

/** Writes to the customer without an answer. */
export function MessageForm({ number }: { number: string }) {
  const { t } = useTranslation('admin_quotes');
  const step = useStep();
  const [write] = useWriteToCustomerMutation();
  const form = useRef<HTMLFormElement>(null);
  const send = async (text: string) => {
    const request = { inquiry_no: number, text, idempotencyKey: crypto.randomUUID() };
    if (await step.run(() => write(request))) form.current?.reset();
  };
  return (
    <StepForm
      ref={form}
      noValidate
      aria-label={t('quotes.write')}
      onSubmit={(event) => {
        event.preventDefault();
        void send(textOf(event.currentTarget, 'text'));
      }}
    >
      <Trouble step={step} />
      <TextAreaField name="text" label={t('quotes.write')} rows={3} maxLength={2000} error={step.errorAt('text')} />
      <Row>
        <Button type="submit" busy={step.isBusy}>
          {t('quotes.send_message')}
        </Button>
      </Row>
    </StepForm>
  );
}
