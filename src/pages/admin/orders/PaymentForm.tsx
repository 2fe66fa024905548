import { useTranslation } from 'react-i18next';
import type { AdminOrder } from '#contract/api/admin/order.ts';
import type { CurrencyCode } from '#contract/locale.ts';
import { withPlainDigits } from '#contract/value/typed-number.ts';
import { useConfirmPaymentMutation } from '#src/api/admin/admin.ts';
import { useFormat } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/locale-context.ts';
import { Button } from '#src/ui/Button.tsx';
import { CheckboxField } from '#src/ui/CheckboxField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { textOf, today } from '#src/pages/admin/shared/form-text.ts';
import { Row, StepForm } from '#src/pages/admin/shared/parts.ts';
import { Trouble } from '#src/pages/admin/shared/Trouble.tsx';
import { useStep } from '#src/pages/admin/shared/use-step.ts';

/** Books a transfer that has arrived. */
export function PaymentForm({ order }: { order: AdminOrder }) {
  const { t } = useTranslation('admin');
  const { typedAmount } = useFormat();
  const { tag } = useLocale();
  const step = useStep();
  const isBooked = step.codeAt('reference') === 'not_unique';
  const [confirm] = useConfirmPaymentMutation();
  // Orders have only currencies of the table.
  const currency = order.totals.currency as CurrencyCode;
  return (
    <StepForm
      noValidate
      aria-label={t('payment.title')}
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        const request = {
          order_no: order.order_no,
          version: order.version,
          amount: withPlainDigits(textOf(form, 'amount'), tag),
          currency,
          paid_at: textOf(form, 'paid_at'),
          reference: textOf(form, 'reference'),
          ...(textOf(form, 'again') && { again: true }),
          idempotencyKey: crypto.randomUUID(),
        };
        void step.run(() => confirm(request));
      }}
    >
      <h3>{t('payment.title')}</h3>
      <Trouble step={step} />
      <Row>
        <TextField
          compact
          name="amount"
          inputMode="decimal"
          label={t('payment.amount', { currency })}
          defaultValue={typedAmount(order.due, currency)}
          error={step.errorAt('amount')}
        />
        <TextField compact name="paid_at" type="date" label={t('payment.day')} defaultValue={today()} error={step.errorAt('paid_at')} />
        <TextField
          compact
          name="reference"
          label={t('payment.reference')}
          defaultValue={order.transfer?.reference}
          error={isBooked ? t('payment.booked') : step.errorAt('reference')}
          maxLength={100}
        />
        <Button type="submit" tone="primary" busy={step.isBusy}>
          {t('payment.book')}
        </Button>
      </Row>
      {isBooked ? <CheckboxField name="again" label={t('payment.again')} /> : null}
    </StepForm>
  );
}
