import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { PayResult } from '#contract/api/payment.ts';
import { orderNumberFormat, paymentNumberFormat } from '#contract/trade-numbers.ts';
import { useGetPayResultQuery } from '#src/api/order.ts';
import { readAccessKey } from '#src/components/order/order-access.ts';

/** Milliseconds between two questions, and until the page stops asking (`docs/api.md` 5.5). */
const pause = 2000;
const patience = 60_000;

const isUnderWay = ({ status }: PayResult): boolean => status === 'created' || status === 'redirected' || status === 'authorized';

/** How the payment of the address went; asks until it is known. A guest's order is opened with the key that its browser keeps. */
export function usePayResult() {
  const [search] = useSearchParams();
  const { hash } = useLocation();
  const payment_no = search.get('payment_no') ?? '';
  const order_no = search.get('order_no') ?? '';
  const isNumber = paymentNumberFormat.test(payment_no);
  const accessKey = orderNumberFormat.test(order_no) ? readAccessKey(order_no, hash, localStorage) : null;
  const [isLate, setLate] = useState(false);
  const [isSettled, setSettled] = useState(false);
  const answer = useGetPayResultQuery(
    { payment_no, accessKey: accessKey ?? undefined },
    { skip: !isNumber, refetchOnMountOrArgChange: true, pollingInterval: isLate || isSettled ? 0 : pause },
  );
  const result = answer.currentData;
  const hasAnswer = result !== undefined && !isUnderWay(result);
  if (hasAnswer && !isSettled) setSettled(true);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return {
    isNumber,
    accessKey,
    result,
    error: answer.error,
    reload: () => void answer.refetch(),
    isUnderWay: result !== undefined && isUnderWay(result),
    isLate,
    /** Came back by the service's own link for those who do not pay. */
    hasLeft: search.get('left') === '1',
  };
}
