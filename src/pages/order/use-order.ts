import { useLocation, useSearchParams } from 'react-router';
import { orderNumberFormat } from '#contract/trade-numbers.ts';
import { useGetOrderDetailQuery } from '#src/api/order.ts';
import { readAccessKey } from '#src/components/order/order-access.ts';

/** The order of the address, opened with the account or with the key of the link. */
export function useOrder() {
  const [search] = useSearchParams();
  const { hash } = useLocation();
  const order_no = search.get('order_no') ?? '';
  const isNumber = orderNumberFormat.test(order_no);
  const accessKey = isNumber ? readAccessKey(order_no, hash, localStorage) : null;
  const answer = useGetOrderDetailQuery(
    { order_no, accessKey: accessKey ?? undefined },
    { skip: !isNumber, refetchOnMountOrArgChange: true },
  );
  return { order_no, isNumber, accessKey, order: answer.currentData, error: answer.error, reload: () => void answer.refetch() };
}
