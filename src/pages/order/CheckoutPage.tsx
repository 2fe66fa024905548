import { useState } from 'react';
import { FormProvider, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { buildPath } from '#contract/routes/build-path.ts';
import { ButtonLink } from '#src/components/ButtonLink.tsx';
import { LoadError } from '#src/components/LoadError.tsx';
import { PageHead } from '#src/components/PageHead.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorSummary } from '#src/ui/ErrorSummary.tsx';
import { pageTop, Wrap } from '#src/ui/panel.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { media, theme } from '#src/ui/theme.ts';
import { fieldId } from '#src/ui/field-id.ts';
import { readAttempt } from './checkout-attempt.ts';
import { listErrors } from './checkout-fields.ts';
import { CheckoutStep } from './CheckoutStep.tsx';
import { CheckoutSteps } from './CheckoutSteps.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { OpenAttempt } from './TroubleMessage.tsx';
import { useCheckout } from './use-checkout.ts';

export function Component() {
  const { t } = useTranslation(['order', 'common']);
  const checkout = useCheckout();
  const { form, preview, step, reloadForms, trouble, retry, isBusy, attempt } = checkout;
  const { errors } = useFormState({ control: form.control });
  // An order whose answer was lost before a reload: found out first, because its lines may have left the cart.
  const [isLost] = useState(() => readAttempt(sessionStorage) !== null);
  const problems = listErrors(errors).map(({ path, text }) => ({ fieldId: fieldId(path), text }));
  const title = problems.length > 0 ? t('common:error_title', { title: checkout.title }) : checkout.title;
  const lines = preview.data?.cart.list.filter((line) => line.selected && line.issues.every(({ code }) => code === 'price_changed'));
  const isNothing = lines?.length === 0 && !checkout.isPlaced;
  const isOpen = isLost && trouble === null && readAttempt(sessionStorage) !== null;
  return (
    <Narrow>
      <PageHead title={title} index={false} />
      <h1 tabIndex={-1}>{checkout.title}</h1>
      {isOpen || (isNothing && trouble?.kind === 'open') ? (
        <OpenAttempt error={trouble?.kind === 'open' ? trouble.error : null} isBusy={isBusy} onRetry={() => void retry()} />
      ) : null}
      {isNothing ? (
        <EmptyState title={t('nothing_title')} action={<ButtonLink to={buildPath('cart')}>{t('to_cart')}</ButtonLink>}>
          {t('nothing_text')}
        </EmptyState>
      ) : (
        <>
          <CheckoutSteps step={step ?? 'address'} />
          <Columns>
            <FormProvider {...form}>
              <Form noValidate onSubmit={(event) => void checkout.submit(event)}>
                <ErrorSummary problems={problems} attempt={attempt} />
                {reloadForms ? <LoadError error={undefined} title={t('trouble.form')} onRetry={reloadForms} /> : null}
                {preview.isError ? (
                  <LoadError error={preview.error} title={t('trouble.preview')} onRetry={() => void preview.refetch()} />
                ) : null}
                {step === null ? <Skeleton $height="24rem" /> : <CheckoutStep checkout={checkout} step={step} />}
              </Form>
            </FormProvider>
            {lines && preview.data ? (
              <OrderSummary
                cart={preview.data.cart}
                lines={lines}
                totals={preview.data.totals}
                isOpen={form.getValues('shipping_code') === ''}
              />
            ) : null}
          </Columns>
        </>
      )}
    </Narrow>
  );
}

const Narrow = styled(Wrap)`
  max-width: 72.5rem;
  h1 {
    padding-block-start: ${pageTop};
  }
`;

const Columns = styled.div`
  display: grid;
  gap: ${theme.space['8']};
  align-items: start;
  grid-template-columns: minmax(0, 1fr);
  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) ${theme.layout.inputRail};
  }
`;

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space['4']};
  min-width: 0;
`;
