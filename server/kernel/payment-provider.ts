/** What the shop asks of a payment service. It sends the buyer there; no card data ever passes the shop. */

export interface RedirectTry {
  paymentNo: string;
  orderNo: string;
  /** Minor units of `currency` (ISO 4217). */
  amount: number;
  currency: string;
  /** BCP 47. */
  language: string;
  email: string;
  /** What the service calls the purchase, in the buyer's language. */
  title: string;
  /** Where the buyer comes back to: after paying, and when they leave without. */
  returnUrl: string;
  leaveUrl: string;
  expiresAt: Date;
}

/** How a try stands by the service's word. */
export type TryOutcome =
  | { status: 'open' | 'authorized' | 'failed' | 'expired' }
  | { status: 'captured'; amount: number; currency: string; reference: string; at: Date };

export type RefundStatus = 'done' | 'pending' | 'failed';

/** A notice that has proved where it comes from. */
export type ProviderEvent = { id: string } & (
  | { kind: 'try'; ref: string; paymentNo: string | null; outcome: TryOutcome }
  | { kind: 'refund'; entryId: string | null; payment: string; reference: string; amount: number; status: RefundStatus }
);

interface RefundRequest {
  /** Of the ledger; the service sees one refund however often it is asked. */
  entryId: string;
  /** The service's name for the payment, and for the refund once it has one. */
  payment: string;
  reference: string | null;
  amount: number;
}

export interface RefundAnswer {
  status: RefundStatus;
  /** The service's name for the refund; null for one that it refused to begin. */
  reference: string | null;
  /** Why it was refused, in the service's words. */
  reason?: string;
}

/** An adapter. Every function but `verify` rejects when the service cannot be reached. */
export interface PaymentProvider {
  readonly name: string;
  /** No money moves. */
  readonly isTest: boolean;
  begin(one: RedirectTry): Promise<{ url: string; ref: string }>;
  /** Reads a notice; null for one that does not concern the shop, `access_denied` for one that is forged. */
  verify(body: string, headers: Headers, now: Date): Promise<ProviderEvent | null>;
  ask(ref: string): Promise<TryOutcome>;
  /** Takes an open try back, so that nobody can pay it any more; tells how it ended. */
  end(ref: string): Promise<TryOutcome>;
  refund(request: RefundRequest): Promise<RefundAnswer>;
}
