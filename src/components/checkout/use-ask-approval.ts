import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAppDispatch } from '#src/store/store.ts';
import type { Asking, AskedQuote } from './ask-approval.ts';
import type { Attempt } from './checkout-attempt.ts';
import type { Outcome } from './use-place-order.ts';

type Body = Attempt['bodies'][number];

/** Puts an order to the approvers of the company; only who needs that loads how it is done. */
export function useAskApproval() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const open = useRef<Asking | null>(null);
  const [isAsking, setAsking] = useState(false);
  /** Gives null when it is done, and its page is on the way. */
  const ask = async (body: Body, quote?: AskedQuote): Promise<Outcome | null> => {
    if (isAsking) return null;
    setAsking(true);
    try {
      const { askApproval } = await import('./ask-approval.ts');
      const { outcome, asking, page } = await askApproval(dispatch, open.current, body, quote);
      open.current = asking;
      if (page !== null) await navigate(page, { replace: true });
      return outcome;
    } finally {
      setAsking(false);
    }
  };
  return { ask, isAsking, lost: () => open.current?.body };
}
