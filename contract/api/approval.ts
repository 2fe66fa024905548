/** Orders that the approvers of a company decide on (`docs/api.md` 5.5 and 6.7). */
import * as z from 'zod/mini';
import { approvalStates } from '#contract/approval-state.ts';
import { inquiryNumberFormat } from '#contract/trade-numbers.ts';
import { address } from './address.ts';
import { totals } from './cart.ts';
import { agreedFields, hasAddress, missingAddress, placingErrors, shortage, shortageChoices } from './checkout.ts';
import { endpoint } from './endpoint.ts';
import { currency, id, iso, micros, minor, optional, pageParameters, paged, text, whole } from './fields.ts';
import { selections } from './quote-selections.ts';

const line = z.object({
  sku: z.string(),
  mpn: z.string(),
  manufacturer: z.string(),
  quantity: z.int(),
  customer_reference: z.nullable(z.string()),
  unit_micros: micros,
  line_total: minor,
});

/** A way to deliver or to pay, by its code and in the reader's words. */
const choice = z.object({ code: z.string(), name: z.string() });

const quoted = z.object({ inquiry_no: z.string().check(z.regex(inquiryNumberFormat)), version: whole(0, 2_147_483_647), selections });

/** What is kept of the order that was asked for; prices and totals are those that its asker saw. */
export interface AskedOrder {
  email: string;
  shipping_address: z.output<typeof address>;
  billing_address: z.output<typeof address>;
  save_address: boolean;
  shipping_code: string;
  shipping_mode: 'together' | 'as_available';
  payment_method: string;
  /** The asker waits for what the stock lacks. */
  may_wait: boolean;
  po_number: string | null;
  customer_note: string | null;
  referrer: string | null;
  quote: z.output<typeof quoted> | null;
  lines: z.output<typeof line>[];
  totals: z.output<typeof totals>;
}

export const approvalSummary = z.object({
  id,
  status: z.enum(approvalStates),
  asked_at: iso,
  /** Until then somebody can decide. */
  expires_at: iso,
  answered_at: z.nullable(iso),
  /** Why it was refused. */
  reason: z.nullable(z.string()),
  /** The order that it became. */
  order_no: z.nullable(z.string()),
  asked_by: z.object({ name: z.string(), email: z.string() }),
  /** It is the caller's own. */
  is_own: z.boolean(),
  lines: z.int(),
  currency: z.string(),
  total: minor,
});
export type ApprovalSummary = z.output<typeof approvalSummary>;

export const approvalActions = ['approve', 'refuse', 'withdraw'] as const;

export const shownApproval = z.object({
  ...approvalSummary.shape,
  /** As they were asked for; `now` is what they would be ordered at, null for one that cannot be ordered any more. */
  items: z.array(z.object({ ...line.shape, now: z.nullable(z.object({ quantity: z.int(), unit_micros: micros, line_total: minor })) })),
  totals,
  shipping_address: address,
  billing_address: address,
  shipping: choice,
  payment: choice,
  po_number: z.nullable(z.string()),
  customer_note: z.nullable(z.string()),
  quote_no: z.nullable(z.string()),
  /** What the order would be now; null when it is decided. */
  now: z.nullable(
    z.object({
      totals,
      /** Lines that the stock does not cover: approving needs a choice, as a checkout does. */
      shortages: z.array(shortage),
      /** What keeps it from being placed as it stands, in the reader's words. */
      problems: z.array(z.object({ code: z.string(), text: z.string() })),
    }),
  ),
  allowed: z.array(z.enum(approvalActions)),
});
export type ShownApproval = z.output<typeof shownApproval>;

/** Puts an order to the approvers: takes its lines out of the cart, reserves nothing. `quote` asks for prices of an inquiry in place of the cart. */
export const askApproval = endpoint({
  summary: 'Puts an order of the cart or of quoted prices to the approvers of the company',
  errors: [...placingErrors, 'quote_expired', 'version_conflict', 'state_conflict'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/order/ask-approval',
  access: 'user',
  cache: 'N',
  status: 201,
  idempotency: 'required',
  request: z.object({ ...agreedFields, currency, quote: optional(quoted) }).check(z.refine(hasAddress, missingAddress)),
  response: approvalSummary,
});

export const getApprovals = endpoint({
  summary: 'Orders that were put to approvers: the caller’s own, and for an approver those of the company',
  kind: 'query',
  method: 'GET',
  path: '/api/store/user/approvals',
  access: 'user',
  cache: 'N',
  request: z.object({ status: optional(z.enum(approvalStates)), ...pageParameters }),
  response: paged(approvalSummary),
});

export const getApproval = endpoint({
  summary: 'One order that was put to approvers, as it was asked for and as it would be now',
  errors: ['not_found'],
  kind: 'query',
  method: 'GET',
  path: '/api/store/user/approval',
  access: 'user',
  cache: 'N',
  request: z.object({ id, shortage: optional(z.enum(shortageChoices)) }),
  response: shownApproval,
});

export const approveOrder = endpoint({
  summary: 'Approves an order at the total that was shown, and places it',
  errors: [...placingErrors, 'not_found', 'state_conflict', 'quote_expired', 'version_conflict'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/user/approve-order',
  access: 'user',
  cache: 'N',
  idempotency: 'required',
  request: z.object({ id, expected_total: minor, shortage: optional(z.enum(shortageChoices)) }),
  response: shownApproval,
});

export const refuseOrder = endpoint({
  summary: 'Refuses an order, with the reason; its lines go back to the cart of who asked',
  errors: ['not_found', 'state_conflict'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/user/refuse-order',
  access: 'user',
  cache: 'N',
  request: z.object({ id, reason: text(1, 500) }),
  response: shownApproval,
});

export const withdrawApproval = endpoint({
  summary: 'Takes back an order that waits for approval; its lines go back to the cart',
  errors: ['not_found', 'state_conflict'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/user/withdraw-approval',
  access: 'user',
  cache: 'N',
  request: z.object({ id }),
  response: shownApproval,
});
