import { useTranslation } from 'react-i18next';
import type { AdminReturn } from '#contract/api/admin/returns.ts';
import { longestReturnText } from '#contract/returns.ts';
import { useMoveReturnMutation } from '#src/api/admin/returns.ts';
import { textOf } from '#src/pages/admin/shared/form-text.ts';
import { Row, StepForm } from '#src/pages/admin/shared/parts.ts';
import { Trouble } from '#src/pages/admin/shared/Trouble.tsx';
import { useStep } from '#src/pages/admin/shared/use-step.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextAreaField } from '#src/ui/TextAreaField.tsx';

/** Agrees to a return and names the place, or declines it with a reason. */
export function AnswerReturn({ one: { return_no, version, usual_address } }: { one: AdminReturn }) {
  const { t } = useTranslation('admin_returns');
  const step = useStep();
  const [move] = useMoveReturnMutation();
  const send = (form: HTMLFormElement, to: 'accepted' | 'declined') => {
    const message = textOf(form, 'message');
    const place = to === 'accepted' ? { return_to: textOf(form, 'return_to') } : {};
    return step.run(() => move({ return_no, version, to, message, ...place, idempotencyKey: crypto.randomUUID() }));
  };
  return (
    <StepForm
      noValidate
      aria-label={t('answer_title')}
      onSubmit={(event) => {
        event.preventDefault();
        const { submitter } = event.nativeEvent;
        const isDeclined = submitter?.getAttribute('value') === 'declined';
        void send(event.currentTarget, isDeclined ? 'declined' : 'accepted');
      }}
    >
      <h3>{t('answer_title')}</h3>
      <Trouble step={step} />
      <TextAreaField
        name="return_to"
        id="return-place"
        rows={4}
        maxLength={500}
        label={t('return_to')}
        defaultValue={usual_address}
        error={step.errorAt('return_to')}
      />
      <TextAreaField
        name="message"
        id="return-message"
        rows={3}
        maxLength={longestReturnText}
        label={t('message')}
        hint={t('message_hint')}
        error={step.errorAt('message')}
      />
      <Row>
        <Button type="submit" tone="primary" busy={step.isBusy}>
          {t('accept')}
        </Button>
        <Button type="submit" value="declined" tone="danger" busy={step.isBusy}>
          {t('decline')}
        </Button>
      </Row>
    </StepForm>
  );
}
