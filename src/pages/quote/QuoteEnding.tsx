import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Inquiry } from '#contract/api/quote.ts';
import { isApiError } from '#src/api/api-error.ts';
import { quoteCache, useCancelInquiryMutation, useDeclineQuoteMutation } from '#src/api/quote.ts';
import { OrderQuestion } from '#src/components/order/OrderQuestion.tsx';
import { useAppDispatch } from '#src/store/store.ts';
import { TextField } from '#src/ui/TextField.tsx';

interface Props {
  inquiry: Inquiry;
  quoteKey: string | null;
}

/** Declines a quote, or withdraws a request that has no quote yet; asks once more before. */
export function QuoteEnding({ inquiry, quoteKey }: Props) {
  const decline = useDeclineQuoteMutation();
  const cancel = useCancelInquiryMutation();
  const { allowed } = inquiry;
  return (
    <>
      {allowed.includes('decline') ? <Ending kind="decline" mutation={decline} inquiry={inquiry} quoteKey={quoteKey} /> : null}
      {allowed.includes('cancel') ? <Ending kind="cancel" mutation={cancel} inquiry={inquiry} quoteKey={quoteKey} /> : null}
    </>
  );
}

type Mutation = ReturnType<typeof useDeclineQuoteMutation>;

function Ending({ kind, mutation, inquiry, quoteKey }: Props & { kind: 'decline' | 'cancel'; mutation: Mutation }) {
  const { t } = useTranslation('quote_page');
  const dispatch = useAppDispatch();
  const [reason, setReason] = useState('');
  const [post, { isLoading, error }] = mutation;
  const { inquiry_no: number } = inquiry;
  const isRefused = isApiError(error) && error.code === 'state_conflict';
  const confirm = async () => {
    const { data } = await post({ inquiry_no: number, accessKey: quoteKey ?? undefined, ...(reason.trim() && { reason }) });
    return data !== undefined;
  };
  return (
    <OrderQuestion
      open={{ text: t(`${kind}.open`), tone: 'danger' }}
      question={t(`${kind}.question`, { number })}
      text={t(`${kind}.text`)}
      trouble={error ? t(isRefused ? 'end.refused' : 'end.failed') : null}
      keep={t(`${kind}.keep`)}
      confirm={{ text: t(isLoading ? `${kind}.busy` : `${kind}.open`), tone: 'dangerSolid', busy: isLoading }}
      onConfirm={confirm}
      onClose={() => void (isRefused && dispatch(quoteCache.invalidateTags(['Quote'])))}
    >
      <TextField optional label={t('end.reason')} maxLength={500} value={reason} onChange={(event) => setReason(event.target.value)} />
    </OrderQuestion>
  );
}
