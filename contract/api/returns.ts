/** Returns and the withdrawal from a contract, as the buyer sees and makes them (`docs/api.md` 5.5 and 6.6). */
import * as z from 'zod/mini';
import { longestReturnText, returnKinds, returnOutcomes, returnReasons, returnStatuses } from '#contract/returns.ts';
import { returnNumberFormat } from '#contract/trade-numbers.ts';
import { endpoint } from './endpoint.ts';
import { email, id, iso, minor, optional, pieces, text } from './fields.ts';
import { orderNumber } from './order.ts';

export const returnNumber = z.string().check(z.regex(returnNumberFormat));

const someLines = z.array(z.object({ line_id: id, quantity: pieces })).check(z.minLength(1), z.maxLength(500));

export const goodsReturn = z.object({
  return_no: z.string(),
  kind: z.enum(returnKinds),
  status: z.enum(returnStatuses),
  /** Null for a withdrawal, which needs none. */
  reason: z.nullable(z.enum(returnReasons)),
  note: z.nullable(z.string()),
  created_at: iso,
  /** `received`: pieces that have come back. */
  lines: z.array(z.object({ line_id: id, quantity: z.int(), received: z.int() })),
  /** Name and address that the parts go to, a line each; null until the shop agrees. */
  return_to: z.nullable(z.string()),
  /** What the shop says about it. */
  answer: z.nullable(z.string()),
  outcome: z.nullable(z.enum(returnOutcomes)),
  refund: z.nullable(minor),
  /** Parcel that takes the place of what came back. */
  shipment_no: z.nullable(z.string()),
  /** Whether the buyer may still take it back. */
  may_cancel: z.boolean(),
});
export type GoodsReturn = z.output<typeof goodsReturn>;

/** Beside an order: its returns, and what may still come back. */
export const orderReturns = z.object({
  list: z.array(goodsReturn),
  /** Pieces that a return can be asked for. */
  returnable: z.array(z.object({ line_id: id, quantity: z.int() })),
  /** Set while a consumer in the European Union may withdraw; `until` is null as long as not all has arrived. */
  withdrawal: z.nullable(z.object({ until: z.nullable(iso), lines: z.array(z.object({ line_id: id, quantity: z.int() })) })),
});
export type OrderReturns = z.output<typeof orderReturns>;

const buyers = { access: 'order', cache: 'N' } as const;

export const getOrderReturns = endpoint({
  summary: 'Returns of an order, and what may still come back',
  kind: 'query',
  method: 'GET',
  path: '/api/store/order/returns',
  ...buyers,
  request: z.object({ order_no: orderNumber }),
  response: orderReturns,
});

export const requestReturnRequest = z.object({
  order_no: orderNumber,
  lines: someLines,
  reason: z.enum(returnReasons),
  note: optional(text(0, longestReturnText)),
});

export const requestReturn = endpoint({
  summary: 'Asks to send parts of an order back',
  errors: ['state_conflict'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/order/request-return',
  ...buyers,
  request: requestReturnRequest,
  response: orderReturns,
});

export const withdrawRequest = z.object({
  order_no: orderNumber,
  /** Of the consumer, as the statement bears it. */
  name: text(1, 120),
  /** Where the acknowledgement of receipt goes. */
  email,
  lines: someLines,
});

/** The statement of a consumer; it stands once it has arrived, so it is confirmed on the page before. */
export const withdraw = endpoint({
  summary: "A consumer's statement to withdraw from the contract (Directive 2011/83/EU, article 11a)",
  errors: ['state_conflict'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/order/withdraw',
  ...buyers,
  request: withdrawRequest,
  response: orderReturns,
});

export const cancelReturn = endpoint({
  summary: 'Takes a return back that was asked for',
  errors: ['state_conflict'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/order/cancel-return',
  ...buyers,
  request: z.object({ order_no: orderNumber, return_no: returnNumber }),
  response: orderReturns,
});

/** The slip that goes into the parcel, in the language of the order. */
export const getReturnSlip = endpoint({
  summary: 'Slip with the number and the address of a return as a PDF',
  errors: ['state_conflict'],
  kind: 'query',
  method: 'GET',
  path: '/api/store/order/return-slip',
  ...buyers,
  request: z.object({ order_no: orderNumber, return_no: returnNumber }),
  response: z.unknown(),
});
