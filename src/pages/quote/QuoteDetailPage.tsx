import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import type { Inquiry } from '#contract/api/quote.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { late } from '#src/components/late/late.tsx';
import { isApiError } from '#src/api/api-error.ts';
import { ButtonLink } from '#src/components/ButtonLink.tsx';
import { LoadError } from '#src/components/LoadError.tsx';
import { findOrderPath } from '#src/components/order/find-order-path.ts';
import { PageHead } from '#src/components/head/PageHead.tsx';
import { quotePath } from '#src/components/quote/quote-path.ts';
import { Unbroken } from '#src/components/Unbroken.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { theme } from '#src/ui/theme.ts';
import { isStep } from '#src/components/checkout/checkout-steps.ts';
import { OrderPage } from '#src/components/order/order-frame.ts';
import { chosenPrices, firstChoice, isOrderable, type QuoteChoice } from './quote-choice.ts';
import { QuoteDetail } from './QuoteDetail.tsx';
import { useQuote } from './use-quote.ts';

const QuoteCheckout = late(async () => (await import('./QuoteCheckout.tsx')).QuoteCheckout);

/** One request for prices: what was asked, what the shop offers, and the way to an order. */
export function Component() {
  const { t } = useTranslation('quote_page');
  const { inquiry_no: number, isNumber, accessKey: quoteKey, inquiry, error, reload } = useQuote();
  const refused = isApiError(error) && error.status >= 400 && error.status < 500 && error.status !== 429;
  const isMissing = !isNumber || refused;
  if (inquiry && !isMissing) return <OpenQuote key={number} inquiry={inquiry} quoteKey={quoteKey} />;
  const heading = isMissing ? t('detail.missing') : t('detail.title', { number });
  return (
    <QuoteFrame heading={heading}>
      {isMissing ? (
        <EmptyState
          title={t('detail.missing_text')}
          action={
            <>
              <ButtonLink to={findOrderPath(isNumber ? number : '')}>{t('detail.send_link')}</ButtonLink>
              <ButtonLink to={buildPath('home')}>{t('detail.home')}</ButtonLink>
            </>
          }
        />
      ) : null}
      {!isMissing && error ? <LoadError error={error} title={t('detail.load_failed')} onRetry={reload} /> : null}
      {isMissing || error ? null : <Skeleton $height="20rem" />}
    </QuoteFrame>
  );
}

function OpenQuote({ inquiry, quoteKey }: { inquiry: Inquiry; quoteKey: string | null }) {
  const { t } = useTranslation('quote_page');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { inquiry_no: number } = inquiry;
  const [own, setOwn] = useState<{ version: number; choice: QuoteChoice } | null>(null);
  const [hasChanged, setChanged] = useState(false);
  // A choice counts for the answer that it was made from.
  const choice = own?.version === inquiry.version ? own.choice : firstChoice(inquiry);
  const chosen = chosenPrices(inquiry, choice);
  const isOrdering = isStep(search.get('step')) && inquiry.allowed.includes('accept') && isOrderable(chosen);
  const choose = (next: QuoteChoice) => setOwn({ version: inquiry.version, choice: next });
  if (isOrdering) {
    return (
      <QuoteCheckout
        waiting={<QuoteFrame heading={t('detail.title', { number })} />}
        inquiry={inquiry}
        quoteKey={quoteKey}
        choice={choice}
        onChoose={choose}
        onChanged={() => {
          setChanged(true);
          void navigate(quotePath(number, quoteKey), { replace: true });
        }}
      />
    );
  }
  return (
    <QuoteFrame heading={t('detail.title', { number })}>
      <QuoteDetail inquiry={inquiry} quoteKey={quoteKey} choice={choice} onChoose={choose} hasChanged={hasChanged} />
    </QuoteFrame>
  );
}

function QuoteFrame({ heading, children }: { heading: string; children?: ReactNode }) {
  return (
    <Frame>
      <PageHead title={heading} index={false} />
      <h1 tabIndex={-1}>
        <Unbroken text={heading} />
      </h1>
      {children}
    </Frame>
  );
}

const Frame = styled(OrderPage)`
  padding-block-end: ${theme.space['12']};
  h1 {
    overflow-wrap: anywhere;
  }
`;
