import type { askApproval as call } from '#contract/api/approval.ts';
import type { RequestOf } from '#contract/api/endpoint.ts';
import { apiErrorOf } from '#src/api/api-error.ts';
import { endpoints } from '#src/api/approval.ts';
import { approvalsPath } from '#src/components/account/approvals-path.ts';
import { newAttemptKey } from '#src/components/order/attempt-key.ts';
import type { AppDispatch } from '#src/store/store.ts';
import type { Attempt } from './checkout-attempt.ts';
import { clearDraft } from './checkout-draft.ts';
import { type Outcome, settle } from './use-place-order.ts';

type Body = Attempt['bodies'][number];
export type AskedQuote = NonNullable<RequestOf<typeof call>['quote']>;

/** A try whose answer is not known; the same one keeps its key, so that it is put once however often it is sent. */
export interface Asking {
  text: string;
  key: string;
  body: Body;
}

interface Asked {
  outcome: Outcome | null;
  asking: Asking | null;
  /** Where it is seen; null when it was not put. */
  page: string | null;
}

export async function askApproval(dispatch: AppDispatch, open: Asking | null, body: Body, quote?: AskedQuote): Promise<Asked> {
  const { create_account: _guestsOnly, ...asked } = body;
  const request = { ...asked, ...(quote && { quote }) };
  const text = JSON.stringify(request);
  const asking = open?.text === text ? open : { text, key: newAttemptKey(), body };
  const { data, error } = await dispatch(endpoints.askApproval.initiate({ ...request, idempotencyKey: asking.key }));
  if (data) {
    clearDraft(sessionStorage);
    return { outcome: null, asking: null, page: approvalsPath({ approval: data.id }) };
  }
  const outcome = settle({ error: apiErrorOf(error) });
  return { outcome, asking: outcome.kind === 'open' ? asking : null, page: null };
}
