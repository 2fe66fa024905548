/** Paying an order (`docs/api.md` 5.5 and 6.2). */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { day, id, iso, optional, text } from './fields.ts';
import { paymentNumberFormat } from '#contract/trade-numbers.ts';
import { order, orderNumber, orderStatus } from './order.ts';

export const paymentTryStatuses = [
  'created',
  'redirected',
  'awaiting_transfer',
  'authorized',
  'captured',
  'failed',
  'cancelled',
  'expired',
] as const;
export type PaymentTryStatus = (typeof paymentTryStatuses)[number];

export const payOrder = endpoint({
  summary: 'Begins to pay for an order',
  errors: ['insufficient_stock', 'state_conflict', 'quote_expired', 'coupon_exhausted', 'payment_unavailable', 'payment_provider_error'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/order/order-pay',
  access: 'order',
  cache: 'N',
  idempotency: 'required',
  request: z.object({ order_no: orderNumber, method: text(1, 40), return_path: optional(text(1, 500)) }),
  response: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('offline'), order }),
    z.object({ kind: z.literal('redirect'), url: z.string(), payment_no: z.string(), expires_at: iso }),
  ]),
});

const paymentNumber = z.string().check(z.regex(paymentNumberFormat));

/** How a payment by redirect went; asks the provider when its notice has not come. */
export const getPayResult = endpoint({
  summary: 'How a payment by redirect went',
  kind: 'query',
  method: 'GET',
  path: '/api/store/order/pay-result',
  access: 'order',
  cache: 'N',
  request: z.object({ payment_no: paymentNumber }),
  response: z.object({
    payment_no: z.string(),
    order_no: z.string(),
    status: z.enum(paymentTryStatuses),
    order_status: orderStatus,
    /** Whether the order can be paid in another way now. */
    retry: z.boolean(),
    /** Where an open payment goes on. */
    url: z.nullable(z.string()),
    /** Until when the parts are held. */
    expires_at: z.nullable(iso),
  }),
});
export type PayResult = z.output<typeof getPayResult.response>;

/** Tells the shop that a transfer is on its way, with the bank's slip where there is one. */
export const saveTransfer = endpoint({
  summary: 'Says that a bank transfer is on its way',
  errors: ['state_conflict'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/order/save-transfer',
  access: 'order',
  cache: 'N',
  request: z.object({
    order_no: orderNumber,
    file_id: optional(id),
    paid_at: day,
    /** In the major unit of the order's currency. */
    amount: text(1, 20),
    payer: text(1, 100),
    reference: text(1, 60),
  }),
  response: order,
});
