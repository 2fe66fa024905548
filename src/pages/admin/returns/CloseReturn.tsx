import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminReturn } from '#contract/api/admin/returns.ts';
import { longestReturnText } from '#contract/returns.ts';
import { withPlainDigits } from '#contract/value/typed-number.ts';
import { useMoveReturnMutation } from '#src/api/admin/returns.ts';
import { useFormat } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/locale-context.ts';
import { textOf } from '#src/pages/admin/shared/form-text.ts';
import { Note, Row, StepForm } from '#src/pages/admin/shared/parts.ts';
import { Trouble } from '#src/pages/admin/shared/Trouble.tsx';
import { useStep } from '#src/pages/admin/shared/use-step.ts';
import { Button } from '#src/ui/Button.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { TextAreaField } from '#src/ui/TextAreaField.tsx';
import { TextField } from '#src/ui/TextField.tsx';

const outcomes = ['refunded', 'replaced', 'none'] as const;
type Outcome = (typeof outcomes)[number];

/** Ends a return: with money, with other parts, or with neither and a reason. */
export function CloseReturn({ one }: { one: AdminReturn }) {
  const { t } = useTranslation('admin_returns');
  const { money, typedAmount } = useFormat();
  const { tag } = useLocale();
  const step = useStep();
  const [move] = useMoveReturnMutation();
  const { return_no, version, worth, refundable, currency } = one;
  const [outcome, setOutcome] = useState<Outcome>(refundable > 0 ? 'refunded' : 'replaced');
  const send = (form: HTMLFormElement) => {
    const parcel = { carrier: textOf(form, 'carrier'), tracking_no: textOf(form, 'tracking_no') };
    const how = { refunded: { refund: withPlainDigits(textOf(form, 'refund'), tag) }, replaced: { parcel }, none: {} }[outcome];
    const message = textOf(form, 'message');
    const request = { return_no, version, to: 'closed' as const, outcome, message, ...how };
    return step.run(() => move({ ...request, idempotencyKey: crypto.randomUUID() }));
  };
  return (
    <StepForm
      noValidate
      aria-label={t('close_title')}
      onSubmit={(event) => {
        event.preventDefault();
        void send(event.currentTarget);
      }}
    >
      <h3>{t('close_title')}</h3>
      <Note>{t('worth', { worth: money(worth, currency), refundable: money(refundable, currency) })}</Note>
      <Trouble step={step} />
      <Row>
        <SelectField
          compact
          label={t('outcome')}
          options={outcomes.map((value) => ({ value, label: t(`outcomes.${value}`) }))}
          value={outcome}
          onChange={(event) => setOutcome(outcomes.find((value) => value === event.target.value) ?? 'none')}
          error={step.errorAt('outcome')}
        />
        {outcome === 'refunded' ? (
          <TextField
            compact
            name="refund"
            inputMode="decimal"
            maxLength={20}
            label={t('refund', { currency })}
            defaultValue={typedAmount(Math.min(worth, refundable), currency)}
            error={step.errorAt('refund')}
          />
        ) : null}
        {outcome === 'replaced' ? (
          <>
            <TextField compact name="carrier" maxLength={60} label={t('carrier')} error={step.errorAt('parcel.carrier')} />
            <TextField
              compact
              optional
              name="tracking_no"
              maxLength={60}
              label={t('tracking')}
              error={step.errorAt('parcel.tracking_no')}
            />
          </>
        ) : null}
      </Row>
      <Note>{t(`outcome_text.${outcome}`)}</Note>
      {outcome === 'none' ? (
        <TextAreaField
          optional
          name="message"
          id="return-end"
          rows={3}
          maxLength={longestReturnText}
          label={t('message')}
          error={step.errorAt('message')}
        />
      ) : null}
      <Row>
        <Button type="submit" tone="primary" busy={step.isBusy}>
          {t('close')}
        </Button>
      </Row>
    </StepForm>
  );
}
