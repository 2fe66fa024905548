import { useLocation, useSearchParams } from 'react-router';
import { inquiryNumberFormat } from '#contract/trade-numbers.ts';
import { useGetQuoteDetailQuery } from '#src/api/quote.ts';
import { readAccessKey } from '#src/components/order/order-access.ts';

/** The request of the address, opened with the account or with the key of the link. */
export function useQuote() {
  const [search] = useSearchParams();
  const { hash } = useLocation();
  const inquiry_no = search.get('inquiry_no') ?? '';
  const isNumber = inquiryNumberFormat.test(inquiry_no);
  const accessKey = isNumber ? readAccessKey(inquiry_no, hash, localStorage) : null;
  const answer = useGetQuoteDetailQuery(
    { inquiry_no, accessKey: accessKey ?? undefined },
    { skip: !isNumber, refetchOnMountOrArgChange: true },
  );
  return { inquiry_no, isNumber, accessKey, inquiry: answer.currentData, error: answer.error, reload: () => void answer.refetch() };
}
