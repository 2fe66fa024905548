import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { buildPath } from '#contract/routes/build-path.ts';
import { ButtonLink } from '#src/components/ButtonLink.tsx';
import { PageHead } from '#src/components/head/PageHead.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { readAttempt } from '#src/components/checkout/checkout-attempt.ts';
import { CheckoutView, orderedLines, shortagesOf, useCheckoutProblems } from '#src/components/checkout/CheckoutView.tsx';
import { NarrowPage } from '#src/components/order/order-frame.ts';
import { OpenAttempt } from '#src/components/checkout/FailureMessages.tsx';
import { useCheckout } from '#src/components/checkout/use-checkout.ts';

export function Component() {
  const { t } = useTranslation(['checkout', 'common']);
  const checkout = useCheckout();
  const { trouble, retry, isBusy } = checkout;
  // An order whose answer was lost before a reload: found out first, because its lines may have left the cart.
  const [isLost] = useState(() => readAttempt(sessionStorage) !== null);
  const problems = useCheckoutProblems(checkout);
  const title = problems.length > 0 ? t('common:error_title', { title: checkout.title }) : checkout.title;
  // Lines that are short of stock are asked about, as long as one answer orders something.
  const isAsked = shortagesOf(checkout).some(({ backorder, available }) => backorder || available > 0);
  const isNothing = orderedLines(checkout)?.length === 0 && !isAsked && !checkout.isPlaced;
  const isOpen = isLost && trouble === null && readAttempt(sessionStorage) !== null;
  return (
    <NarrowPage>
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
        <CheckoutView checkout={checkout} takesCoupon />
      )}
    </NarrowPage>
  );
}
