import { useState } from 'react';
import { useHref } from 'react-router';
import { buildPath } from '#contract/routes/build-path.ts';
import { usePayOrderMutation } from '#src/api/order.ts';
import { newAttemptKey } from './checkout-attempt.ts';
import { follow } from './follow.ts';

/** Goes to the page of the payment service; true while it does. `start` tells whether it could. */
export function useCardPayment() {
  const [pay, { error }] = usePayOrderMutation();
  const [isLeaving, setLeaving] = useState(false);
  const landing = useHref(buildPath('order-paybuy'));
  const start = async (number: string, accessKey: string | null): Promise<boolean> => {
    setLeaving(true);
    const { data } = await pay({
      order_no: number,
      method: 'card',
      return_path: `${landing}?order_no=${number}`,
      accessKey: accessKey ?? undefined,
      idempotencyKey: newAttemptKey(),
    });
    if (data?.kind !== 'redirect') {
      setLeaving(false);
      return false;
    }
    follow(data.url);
    return true;
  };
  return { start, isLeaving, error };
}
