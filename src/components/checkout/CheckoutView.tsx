import { FormProvider, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { CartLine } from '#contract/api/cart.ts';
import type { Shortage } from '#contract/api/checkout.ts';
import { late } from '#src/components/late/late.tsx';
import { isApiError } from '#src/api/api-error.ts';
import { LoadError } from '#src/components/LoadError.tsx';
import { RailColumns } from '#src/ui/panel.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { theme } from '#src/ui/theme.ts';
import { fieldId } from '#src/ui/field-id.ts';
import { listErrors } from './checkout-fields.ts';
import { CheckoutStep } from './CheckoutStep.tsx';
import { CheckoutSteps } from './CheckoutSteps.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { Refused } from './FailureMessages.tsx';
import type { useCheckoutOf } from './use-checkout.ts';

/** Nothing is wrong with a form that nobody has sent. */
const ErrorSummary = late(async () => (await import('#src/ui/ErrorSummary.tsx')).ErrorSummary);

type Checkout = ReturnType<typeof useCheckoutOf>;

/** What is wrong with the form, for the summary and the title. */
export function useCheckoutProblems({ form }: Checkout) {
  const { errors } = useFormState({ control: form.control });
  return listErrors(errors).map(({ path, text }) => ({ fieldId: fieldId(path), text }));
}

/** The lines that are ordered. */
export function orderedLines({ preview }: Pick<Checkout, 'preview'>): CartLine[] | undefined {
  return preview.data?.cart.list.filter((line) => line.selected && line.issues.every(({ code }) => code === 'price_changed'));
}

/** Lines that the stock does not cover; none where prices are those of a quote. */
export function shortagesOf({ preview }: Pick<Checkout, 'preview'>): readonly Shortage[] {
  return preview.data?.shortages ?? [];
}

/** The steps with their fields, and the order beside them. */
export function CheckoutView({ checkout, takesCoupon }: { checkout: Checkout; takesCoupon: boolean }) {
  const { t } = useTranslation('checkout');
  const { form, preview, step, reloadForms, attempt } = checkout;
  const problems = useCheckoutProblems(checkout);
  const lines = orderedLines(checkout);
  // Whoever may not order at all fills in nothing.
  if (isApiError(preview.error) && preview.error.code === 'access_denied') {
    return (
      <Alone>
        <Refused error={preview.error} />
      </Alone>
    );
  }
  return (
    <>
      <CheckoutSteps step={step ?? 'address'} />
      <RailColumns>
        <FormProvider {...form}>
          <Form noValidate onSubmit={(event) => void checkout.submit(event)}>
            {problems.length > 0 ? <ErrorSummary problems={problems} attempt={attempt} /> : null}
            {reloadForms ? <LoadError error={undefined} title={t('trouble.form')} onRetry={reloadForms} /> : null}
            {preview.isError ? (
              <LoadError error={preview.error} title={t('trouble.preview')} onRetry={() => void preview.refetch()} />
            ) : null}
            {step === null ? <Skeleton $height="24rem" /> : <CheckoutStep checkout={checkout} step={step} />}
          </Form>
        </FormProvider>
        {lines && preview.data ? (
          <OrderSummary
            cart={takesCoupon ? preview.data.cart : null}
            lines={lines}
            totals={preview.data.totals}
            isOpen={form.getValues('shipping_code') === ''}
            isAsked={preview.data.approval !== undefined}
          />
        ) : null}
      </RailColumns>
    </>
  );
}

const Alone = styled(RailColumns)`
  margin-block-start: ${theme.space['4']};
`;

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space['4']};
  min-width: 0;
`;
