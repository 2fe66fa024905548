import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWriteToBuyerMutation } from '#src/api/admin/order.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextAreaField } from '#src/ui/TextAreaField.tsx';
import { textOf } from '#src/pages/admin/shared/form-text.ts';
import { Row, StepForm } from '#src/pages/admin/shared/parts.ts';
import { Trouble } from '#src/pages/admin/shared/Trouble.tsx';
import { useStep } from '#src/pages/admin/shared/use-step.ts';

/** Writes to the buyer of an order by mail. */
export function MessageToBuyer({ number }: { number: string }) {
  const { t } = useTranslation('admin_orders');
  const step = useStep(null);
  const [write] = useWriteToBuyerMutation();
  const form = useRef<HTMLFormElement>(null);
  const [isSent, setSent] = useState(false);
  const send = async (text: string) => {
    const request = { order_no: number, text, idempotencyKey: crypto.randomUUID() };
    const isDone = await step.run(() => write(request));
    setSent(isDone);
    if (isDone) form.current?.reset();
  };
  return (
    <StepForm
      ref={form}
      noValidate
      aria-label={t('message.title')}
      onSubmit={(event) => {
        event.preventDefault();
        void send(textOf(event.currentTarget, 'text'));
      }}
    >
      <Trouble step={step} />
      <TextAreaField name="text" label={t('message.title')} rows={3} maxLength={2000} error={step.errorAt('text')} />
      <Row>
        <Button type="submit" busy={step.isBusy}>
          {t('message.send')}
        </Button>
        <span role="status">{isSent ? t('message.sent') : ''}</span>
      </Row>
    </StepForm>
  );
}
