import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHead } from '#src/components/head/PageHead.tsx';
import { quotePath } from '#src/components/quote/quote-path.ts';
import { CheckoutPlaceContext, type CheckoutPlace } from '#src/components/checkout/checkout-place.ts';
import { CheckoutView, useCheckoutProblems } from '#src/components/checkout/CheckoutView.tsx';
import { NarrowPage } from '#src/components/order/order-frame.ts';
import { type QuoteCheckoutProps, useQuoteCheckout } from './use-quote-checkout.ts';

/** The steps from quoted prices to an order; the same as those of the cart. */
export function QuoteCheckout(props: QuoteCheckoutProps) {
  const { inquiry, quoteKey } = props;
  const [place] = useState<CheckoutPlace>(() => ({
    stepPath: (step) => quotePath(inquiry.inquiry_no, quoteKey, step),
    back: { path: quotePath(inquiry.inquiry_no, quoteKey), word: 'back_to_quote' },
  }));
  return (
    <CheckoutPlaceContext value={place}>
      <Steps {...props} />
    </CheckoutPlaceContext>
  );
}

function Steps(props: QuoteCheckoutProps) {
  const { t } = useTranslation('common');
  const checkout = useQuoteCheckout(props);
  const hasProblems = useCheckoutProblems(checkout).length > 0;
  return (
    <NarrowPage>
      <PageHead title={hasProblems ? t('error_title', { title: checkout.title }) : checkout.title} index={false} />
      <h1 tabIndex={-1}>{checkout.title}</h1>
      <CheckoutView checkout={checkout} takesCoupon={false} />
    </NarrowPage>
  );
}
