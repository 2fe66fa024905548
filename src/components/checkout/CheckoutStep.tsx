import { late } from '#src/components/late/late.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { AddressStep } from './AddressStep.tsx';
import type { Step } from './checkout-steps.ts';
import { DeliveryStep } from './DeliveryStep.tsx';
import { OpenAttempt, Refused } from './FailureMessages.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { ShortageChoice } from './ShortageChoice.tsx';
import type { useCheckoutOf } from './use-checkout.ts';

const ApprovalSubmit = late(async () => (await import('./ApprovalSubmit.tsx')).ApprovalSubmit);
const ApprovalConsent = late(async () => (await import('./ApprovalSubmit.tsx')).ApprovalConsent);
const ChangedMessage = late(async () => (await import('./ChangedMessage.tsx')).ChangedMessage);

interface CheckoutStepProps {
  checkout: ReturnType<typeof useCheckoutOf>;
  step: Step;
}

/** The fields of one step. */
export function CheckoutStep({ checkout, step }: CheckoutStepProps) {
  const { form, forms, saved, preview, trouble, isPlacing, isBusy } = checkout;
  const { data } = preview;
  if (step === 'address') return <AddressStep forms={forms} saved={saved} />;
  if (!data) return preview.isError ? null : <Skeleton $height="16rem" />;
  const { currency } = data.totals;
  const { shortages = [] } = data;
  const asked = shortages.length === 0 ? null : <ShortageChoice shortages={shortages} lines={data.cart.list} onChoose={checkout.settle} />;
  const { shipping_code, payment_method, shortage } = form.getValues();
  const refusal = data.problems.find(({ code }) => code === 'credit_limit')?.text;
  const mayWait = shortages.length === 0 || shortage === 'backorder';
  if (step === 'delivery') {
    const isSplit = mayWait && data.cart.list.some((line) => line.selected && line.backordered > 0);
    return (
      <DeliveryStep shipping={data.shipping_options} payment={data.payment_options} currency={currency} isSplit={isSplit} refusal={refusal}>
        {asked}
      </DeliveryStep>
    );
  }
  const isDecided = shortages.length === 0 || shortage !== '';
  const isKnown = preview.currentData !== undefined && !preview.isError;
  return (
    <ReviewStep
      forms={forms}
      shipping={data.shipping_options.find((option) => option.code === shipping_code)}
      payment={data.payment_options.find((option) => option.method === payment_method)}
      currency={currency}
      legal={data.legal}
      isPlacing={isPlacing}
      button={data.approval && <ApprovalSubmit waiting={<Skeleton $height="6rem" />} need={data.approval} isAsking={isPlacing} />}
      consent={data.approval && <ApprovalConsent />}
      canPlace={isPlacing || (isKnown && isDecided && (trouble === null || trouble.kind === 'refused'))}
    >
      {asked}
      {trouble?.kind === 'open' ? <OpenAttempt error={trouble.error} isBusy={isBusy} onRetry={() => void checkout.submit()} /> : null}
      {trouble?.kind === 'refused' ? <Refused error={trouble.error} /> : null}
      {trouble && trouble.kind !== 'open' && trouble.kind !== 'refused' ? (
        <ChangedMessage
          trouble={trouble}
          lines={data.cart.list}
          total={preview.isFetching ? null : data.totals.total}
          currency={currency}
          isBusy={isBusy}
          onSettle={checkout.settle}
          onAcceptStock={checkout.acceptStock}
          isAsked={shortages.length > 0}
        />
      ) : null}
    </ReviewStep>
  );
}
