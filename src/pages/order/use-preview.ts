import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { usePreviewOrderQuery } from '#src/api/order.ts';
import { draftRequest } from './checkout-values.ts';
import type { CheckoutForm } from './use-checkout-form.ts';

/** Lines, offers of delivery and payment, and totals for what is known so far. Follows the cart and the choices. */
export function usePreview({ form, forms, step }: CheckoutForm) {
  const { control, getValues, setValue } = form;
  // Totals depend on these alone; the address is complete once its step is left.
  useWatch({ control, name: ['shipping_address.country', 'shipping_code', 'shipping_mode', 'payment_method'] });
  const isComplete = step === 'delivery' || step === 'review';
  const answer = usePreviewOrderQuery(draftRequest(getValues(), forms, isComplete), {
    skip: step === null,
    refetchOnMountOrArgChange: true,
  });
  const { data } = answer;

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

  return answer;
}
