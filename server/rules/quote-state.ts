/** The states of an inquiry and who may change them (`docs/api.md` 6.3). */
import { mostRevisions, type QuoteAction, type QuoteStatus, quoteStatuses } from '#contract/api/quote.ts';

export type QuoteActor = 'customer' | 'operator' | 'timer';

const transitions: Record<QuoteStatus, Partial<Record<QuoteStatus, QuoteActor>>> = {
  submitted: { in_review: 'operator', quoted: 'operator', rejected: 'operator', cancelled: 'customer' },
  in_review: { quoted: 'operator', rejected: 'operator', cancelled: 'customer' },
  revision_requested: { quoted: 'operator', rejected: 'operator', cancelled: 'customer' },
  quoted: { revision_requested: 'customer', accepted: 'customer', declined: 'customer', expired: 'timer' },
  expired: { in_review: 'operator' },
  accepted: {},
  declined: {},
  cancelled: {},
  rejected: {},
};

export function mayMoveQuote(from: QuoteStatus, to: QuoteStatus, actor: QuoteActor): boolean {
  return transitions[from][to] === actor;
}

/** Where somebody may move an inquiry. */
export function nextStatuses(from: QuoteStatus, actor: QuoteActor): QuoteStatus[] {
  return quoteStatuses.filter((to) => mayMoveQuote(from, to, actor));
}

/** Whether both sides can still write: as long as the inquiry can lead to an order. */
export function mayWrite(status: QuoteStatus): boolean {
  return Object.keys(transitions[status]).length > 0;
}

export interface QuoteState {
  status: QuoteStatus;
  /** End of the price that lasts longest. */
  validUntil: Date | null;
  revisions: number;
}

/** Whether all prices have ended, also before the timer has noticed. */
export function hasEnded({ validUntil }: Pick<QuoteState, 'validUntil'>, now: Date): boolean {
  return validUntil !== null && validUntil.getTime() <= now.getTime();
}

export function mayRevise({ status, revisions }: Pick<QuoteState, 'status' | 'revisions'>): boolean {
  return mayMoveQuote(status, 'revision_requested', 'customer') && revisions < mostRevisions;
}

/** What the customer may do now; an answer without a price that can be ordered cannot be accepted. */
export function quoteActionsOf(state: QuoteState, now: Date, isOrderable = true): QuoteAction[] {
  const { status } = state;
  const actions: [QuoteAction, boolean][] = [
    ['accept', isOrderable && mayMoveQuote(status, 'accepted', 'customer') && !hasEnded(state, now)],
    ['decline', mayMoveQuote(status, 'declined', 'customer')],
    ['cancel', mayMoveQuote(status, 'cancelled', 'customer')],
    ['message', mayWrite(status)],
    ['request_revision', mayRevise(state)],
  ];
  return actions.flatMap(([action, isAllowed]) => (isAllowed ? [action] : []));
}
