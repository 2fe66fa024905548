/** Orders and what their buyers do with them (`docs/api.md` 5.5 and 6). */
import * as z from 'zod/mini';
import { orderNumberFormat } from '#contract/trade-numbers.ts';
import { legalPages } from '#contract/legal-pages.ts';
import { address } from './address.ts';
import { appliedCoupon, cartWithResults, totals } from './cart.ts';
import { compliance, imageSet, packaging } from './part.ts';
import { endpoint } from './endpoint.ts';
import { id, iso, micros, minor, optional, slug, text } from './fields.ts';

export const orderStatuses = [
  'pending',
  'confirmed',
  'processing',
  'partially_shipped',
  'shipped',
  'completed',
  'cancelled',
  'expired',
] as const;
export const orderStatus = z.enum(orderStatuses);
export type OrderStatus = z.output<typeof orderStatus>;

export const paymentStatuses = [
  'unpaid',
  'pending',
  'authorized',
  'partially_paid',
  'paid',
  'failed',
  'partially_refunded',
  'refunded',
  'cancelled',
] as const;
export const paymentStatus = z.enum(paymentStatuses);
export type PaymentStatus = z.output<typeof paymentStatus>;

export const orderLine = z.object({
  line_id: id,
  sku: z.string(),
  mpn: z.string(),
  manufacturer: z.string(),
  description: z.string(),
  product_web_url: slug,
  image: z.nullable(imageSet),
  packaging,
  quantity: z.int(),
  from_stock: z.int(),
  backordered: z.int(),
  shipped: z.int(),
  unit_micros: micros,
  unit_price: minor,
  /** What everybody paid a piece then, where the own price list was below it. */
  list_unit_micros: z.optional(micros),
  fee: minor,
  line_total: minor,
  discount: minor,
  tax_rate_bp: z.int(),
  customer_reference: z.nullable(z.string()),
  compliance: z.pick(compliance, { eccn_us: true, hts: true, country_of_origin: true, rohs: true }),
  /** As quoted, for pieces that were not in stock; left out for parts of a cart. */
  lead_time_days: z.optional(z.int()),
  /** Day (YYYY-MM-DD) by which backordered pieces were expected when the order was placed; left out where none was known. */
  expected_on: z.optional(z.string()),
  reviewed: z.boolean(),
});
export type OrderLine = z.output<typeof orderLine>;

export const paymentView = z.object({
  method: z.string(),
  kind: z.enum(['offline', 'redirect', 'account']),
  status: paymentStatus,
  amount: minor,
  paid: minor,
  refunded: minor,
  /** Still to come, and came too much, after credit notes; neither of an order that was cancelled or has expired. */
  missing: minor,
  surplus: minor,
  /** When an order on net terms is to be paid. */
  due_at: z.optional(iso),
  bank: z.optional(
    z.object({
      beneficiary: z.string(),
      bank: z.string(),
      iban: z.nullable(z.string()),
      account: z.nullable(z.string()),
      swift: z.nullable(z.string()),
      address: z.string(),
      reference: z.string(),
      due_at: iso,
    }),
  ),
  slip: z.optional(z.nullable(z.object({ file_id: id, name: z.string() }))),
  /** What the buyer said about a transfer on its way. */
  transfer: z.optional(z.nullable(z.object({ paid_at: z.string(), amount: minor, payer: z.string(), reference: z.string() }))),
  /** Money that goes back or went; `begun` is under way. */
  refunds: z.optional(z.array(z.object({ at: iso, amount: minor, status: z.enum(['begun', 'done', 'failed']) }))),
});

export const orderActions = ['pay', 'cancel', 'reorder', 'confirm_receipt', 'review', 'upload_slip'] as const;

export const order = z.object({
  order_no: z.string(),
  version: z.int(),
  status: orderStatus,
  payment_status: paymentStatus,
  created_at: iso,
  expires_at: z.nullable(iso),
  email: z.string(),
  locale: z.string(),
  lines: z.array(orderLine),
  totals,
  coupon: z.nullable(appliedCoupon),
  shipping_address: address,
  billing_address: address,
  shipping: z.object({
    code: z.string(),
    name: z.string(),
    mode: z.enum(['together', 'as_available']),
    eta_min_days: z.int(),
    eta_max_days: z.int(),
    incoterm: z.enum(['DAP', 'DDP']),
  }),
  payment: paymentView,
  po_number: z.nullable(z.string()),
  customer_note: z.nullable(z.string()),
  quote_no: z.nullable(z.string()),
  shipments: z.array(
    z.object({
      shipment_no: z.string(),
      carrier: z.string(),
      tracking_no: z.nullable(z.string()),
      tracking_url: z.nullable(z.string()),
      shipped_at: iso,
      delivered_at: z.nullable(iso),
      lines: z.array(z.object({ line_id: id, quantity: z.int(), lot_code: z.nullable(z.string()), date_code: z.nullable(z.string()) })),
    }),
  ),
  events: z.array(z.object({ at: iso, code: z.string(), text: z.string() })),
  documents: z.array(z.object({ kind: z.enum(['proforma', 'invoice', 'credit_note']), number: z.string(), url: z.string() })),
  /** Which versions of the legal texts were agreed to; left out for orders from before they were kept. */
  agreed: z.optional(
    z.array(
      z.object({
        page: z.enum(legalPages),
        title: z.string(),
        /** Hexadecimal, of the text word for word. */
        version: z.string(),
        /** When the text was last changed. */
        as_of: iso,
      }),
    ),
  ),
  allowed: z.array(z.enum(orderActions)),
});
export type Order = z.output<typeof order>;

export const orderNumber = z.string().check(z.regex(orderNumberFormat));

export const getOrderDetail = endpoint({
  summary: 'One order',
  kind: 'query',
  method: 'GET',
  path: '/api/store/order/order-detail',
  access: 'order',
  cache: 'N',
  request: z.object({ order_no: orderNumber }),
  response: order,
});

export const cancelOrder = endpoint({
  summary: 'Cancels an order',
  errors: ['state_conflict'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/order/cancel',
  access: 'order',
  cache: 'N',
  request: z.object({ order_no: orderNumber, reason: optional(text(0, 200)) }),
  response: order,
});

export const confirmReceipt = endpoint({
  summary: 'Says that an order has arrived',
  errors: ['state_conflict'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/order/confirm-receipt',
  access: 'order',
  cache: 'N',
  request: z.object({ order_no: orderNumber }),
  response: order,
});

/** Puts the lines of an order, or some of them, into the caller's cart at today's prices. */
export const reorder = endpoint({
  summary: "Puts lines of an order into the cart at today's prices",
  errors: ['not_found'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/order/reorder',
  access: 'order',
  cache: 'N',
  request: z.object({ order_no: orderNumber, line_ids: optional(z.array(id).check(z.minLength(1), z.maxLength(500))) }),
  response: cartWithResults,
});

export const getAgreedText = endpoint({
  summary: 'A legal text as the order agreed to it',
  errors: ['not_found'],
  kind: 'query',
  method: 'GET',
  path: '/api/store/order/agreed-text',
  access: 'order',
  cache: 'N',
  request: z.object({ order_no: orderNumber, page: z.enum(legalPages) }),
  response: z.object({ title: z.string(), body: z.string(), language: z.string(), version: z.string(), as_of: iso }),
});
