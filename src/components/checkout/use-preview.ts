import type { SerializedError } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import type { CheckoutDraft, previewOrder } from '#contract/api/checkout.ts';
import type { ApiError } from '#src/api/api-error.ts';
import { usePreviewOrderQuery } from '#src/api/order.ts';
import { draftRequest } from './checkout-values.ts';
import type { CheckoutForm } from './use-checkout-form.ts';

/** What an order would be, as RTK Query gives it. */
export interface Preview {
  data?: ResponseOf<typeof previewOrder> | undefined;
  currentData?: ResponseOf<typeof previewOrder> | undefined;
  error?: ApiError | SerializedError | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

/** What the preview is asked for; null until it is known how far the form is filled in. */
export function usePreviewDraft({ form, forms, step }: CheckoutForm): CheckoutDraft | null {
  const { control, getValues } = form;
  // Totals depend on these alone; the address is complete once its step is left.
  useWatch({ control, name: ['shipping_address.country', 'shipping_code', 'shipping_mode', 'shortage', 'payment_method'] });
  return step === null ? null : draftRequest(getValues(), forms, isAddressDone(step));
}

function isAddressDone(step: CheckoutForm['step']): boolean {
  return step === 'delivery' || step === 'review';
}

/** Keeps the choices among what is offered. */
export function useFittingChoices({ form: { getValues, setValue }, step }: CheckoutForm, data: Preview['data']): void {
  const isComplete = isAddressDone(step);
  useEffect(() => {
    if (!data || !isComplete) return;
    const { shipping_code, payment_method, shipping_mode } = getValues();
    const [firstShipping] = data.shipping_options;
    const chosen = data.shipping_options.find((option) => option.code === shipping_code) ?? firstShipping;
    const [firstMode] = chosen?.modes ?? [];
    if ((chosen?.code ?? '') !== shipping_code) setValue('shipping_code', chosen?.code ?? '');
    if (firstMode && !chosen?.modes.includes(shipping_mode)) setValue('shipping_mode', firstMode);
    const [firstPayment] = data.payment_options;
    const method = data.payment_options.find((option) => option.method === payment_method) ?? firstPayment;
    if ((method?.method ?? '') !== payment_method) setValue('payment_method', method?.method ?? '');
  }, [data, isComplete, getValues, setValue]);
}

/** Lines, offers of delivery and payment, and totals for what is known so far. Follows the cart and the choices. */
export function usePreview(checkout: CheckoutForm): Preview {
  const draft = usePreviewDraft(checkout);
  const answer = usePreviewOrderQuery(draft ?? {}, { skip: draft === null, refetchOnMountOrArgChange: true });
  useFittingChoices(checkout, answer.data);
  return answer;
}
