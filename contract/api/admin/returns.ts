/** Returns as those see them who run the shop (`docs/api.md` 5.6). */
import * as z from 'zod/mini';
import { longestReturnText, returnKinds, returnOutcomes, returnStatuses, returnSteps } from '#contract/returns.ts';
import { endpoint } from '#contract/api/endpoint.ts';
import { failsAs, id, minor, optional, pageParameters, paged, text, whole } from '#contract/api/fields.ts';
import { goodsReturn, returnNumber } from '#contract/api/returns.ts';

const operator = { access: 'operator', scope: 'orders', narrowScope: 'shipping', cache: 'N' } as const;

export const adminReturnSummary = z.object({
  return_no: z.string(),
  order_no: z.string(),
  kind: z.enum(returnKinds),
  status: z.enum(returnStatuses),
  created_at: z.string(),
  /** Company, else first and last name. */
  customer: z.string(),
  country: z.string(),
  pieces: z.int(),
});
export type AdminReturnSummary = z.output<typeof adminReturnSummary>;

export const adminReturn = z.extend(z.omit(goodsReturn, { lines: true, may_cancel: true }), {
  version: z.int(),
  order_no: z.string(),
  email: z.string(),
  customer: z.string(),
  country: z.string(),
  /** Who withdraws, as they wrote it. */
  statement: z.nullable(z.object({ name: z.string(), email: z.string() })),
  lines: z.array(
    z.object({
      line_id: id,
      sku: z.string(),
      mpn: z.string(),
      manufacturer: z.string(),
      quantity: z.int(),
      restocked: z.int(),
      scrapped: z.int(),
    }),
  ),
  currency: z.string(),
  /** What the pieces cost with tax, and the most that the order has left to send back. */
  worth: minor,
  refundable: minor,
  /** Where parts go unless another place is named. */
  usual_address: z.string(),
  steps: z.array(z.enum(returnSteps)),
});
export type AdminReturn = z.output<typeof adminReturn>;

export const getAdminReturns = endpoint({
  summary: 'Returns and withdrawals by state, number or customer',
  kind: 'query',
  method: 'GET',
  path: '/api/store/admin/returns',
  ...operator,
  request: z.object({
    status: optional(z.enum(returnStatuses)),
    kind: optional(z.enum(returnKinds)),
    /** Number of a return or an order, mail address, name or company. */
    keyword: optional(text(0, 120)),
    ...pageParameters,
  }),
  response: paged(adminReturnSummary),
});

export const getAdminReturn = endpoint({
  summary: 'One return with its lines',
  errors: ['not_found'],
  kind: 'query',
  method: 'GET',
  path: '/api/store/admin/return',
  ...operator,
  request: z.object({ return_no: returnNumber }),
  response: adminReturn,
});

export const getAdminReturnSlip = endpoint({
  summary: 'Slip with the number and the address of a return as a PDF',
  errors: ['not_found', 'state_conflict'],
  kind: 'query',
  method: 'GET',
  path: '/api/store/admin/return-slip',
  ...operator,
  request: z.object({ return_no: returnNumber }),
  response: z.unknown(),
});

const quantity = whole(0, 10_000_000);

/** Agrees or declines, books what came back, and ends a return with money, other parts or neither. */
export const moveReturn = endpoint({
  summary: 'Accepts or declines a return, books what came back, refunds or replaces it',
  errors: ['not_found', 'state_conflict', 'version_conflict', 'insufficient_stock'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/admin/move-return',
  ...operator,
  request: z
    .object({
      return_no: returnNumber,
      version: whole(0, 2_147_483_647),
      to: z.enum(['accepted', 'declined', 'received', 'closed', 'cancelled']),
      /** Goes to the customer with the mail. */
      message: optional(text(0, longestReturnText)),
      /** With `accepted`: where the parts go, if not to the shop's address. */
      return_to: optional(text(1, 500)),
      /** With `received`: pieces that have come now. */
      received: optional(
        z.array(z.object({ line_id: id, restocked: quantity, scrapped: quantity })).check(z.minLength(1), z.maxLength(500)),
      ),
      /** With `closed`. */
      outcome: optional(z.enum(returnOutcomes)),
      /** With the outcome `refunded`: major units of the order's currency. */
      refund: optional(text(1, 20)),
      /** With the outcome `replaced`: the parcel with the same pieces. */
      parcel: optional(z.object({ carrier: text(1, 60), tracking_no: optional(text(0, 60)) })),
    })
    .check(
      z.refine(({ to, message }) => to !== 'declined' || Boolean(message), { path: ['message'], ...failsAs('required') }),
      z.refine(({ to, received }) => to !== 'received' || received !== undefined, { path: ['received'], ...failsAs('required') }),
      z.refine(({ to, outcome }) => to !== 'closed' || (outcome !== undefined && outcome !== 'order_cancelled'), {
        path: ['outcome'],
        ...failsAs('required'),
      }),
      z.refine(({ outcome, refund }) => outcome !== 'refunded' || refund !== undefined, { path: ['refund'], ...failsAs('required') }),
      z.refine(({ outcome, parcel }) => outcome !== 'replaced' || parcel !== undefined, { path: ['parcel'], ...failsAs('required') }),
    ),
  response: adminReturn,
});
