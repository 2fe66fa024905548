/** Orders as those see them who run the shop (`docs/api.md` 5.6). */
import * as z from 'zod/mini';
import { endpoint } from '#contract/api/endpoint.ts';
import {
  country,
  currency,
  day,
  failsAs,
  id,
  iso,
  minor,
  optional,
  pageParameters,
  paged,
  text,
  whole,
  wholeParameter,
} from '#contract/api/fields.ts';
import { order, orderNumber, orderStatus, paymentStatus } from '#contract/api/order.ts';

const version = whole(0, 2_147_483_647);
/** Major units with no more decimals than the currency has. */
const amount = text(1, 20);

/** What may be done with an order now. */
export const operatorSteps = ['confirm_payment', 'process', 'ship', 'close_short', 'deliver', 'cancel', 'refund'] as const;
export type OperatorStep = (typeof operatorSteps)[number];

export const adminOrderSummary = z.object({
  order_no: z.string(),
  version: z.int(),
  status: orderStatus,
  payment_status: paymentStatus,
  created_at: iso,
  expires_at: z.nullable(iso),
  email: z.string(),
  /** Company, else first and last name. */
  customer: z.string(),
  country: z.string(),
  total: minor,
  paid: minor,
  refunded: minor,
  currency: z.string(),
  payment_method: z.string(),
  line_count: z.int(),
  /** The buyer has announced a transfer. */
  has_slip: z.boolean(),
});
export type AdminOrderSummary = z.output<typeof adminOrderSummary>;

export const adminOrder = z.extend(order, {
  account_id: z.nullable(z.string()),
  payments: z.array(
    z.object({
      kind: z.enum(['payment', 'refund']),
      status: z.enum(['begun', 'done', 'failed']),
      amount: minor,
      method: z.string(),
      reference: z.nullable(z.string()),
      at: iso,
    }),
  ),
  /** What the buyer said about their transfer. */
  transfer: z.nullable(z.object({ paid_on: z.string(), amount: minor, payer: z.string(), reference: z.string() })),
  /** Everything that happened, with who did it and what they said. */
  history: z.array(
    z.object({
      at: iso,
      actor: z.enum(['customer', 'operator', 'provider', 'timer']),
      /** Name of the person or the program that acted for the shop; null where nobody is known by name. */
      person: z.nullable(z.string()),
      code: z.string(),
      text: z.string(),
      note: z.nullable(z.string()),
    }),
  ),
  steps: z.array(z.enum(operatorSteps)),
  /** Names of carriers to choose from; any other may be written too. */
  carriers: z.array(z.string()),
  /** Still to pay, and most that can be sent back. */
  due: minor,
  refundable: minor,
});
export type AdminOrder = z.output<typeof adminOrder>;

/** What narrows the list of orders. */
const orderConditions = {
  status: optional(orderStatus),
  payment_status: optional(paymentStatus),
  /** Order number, part number, mail address, name, company or the buyer's own number. */
  keyword: optional(text(0, 120)),
  /** Where the parts go. */
  country: optional(country),
  from: optional(day),
  to: optional(day),
  /** Placed in so many days up to now. */
  days: optional(wholeParameter(1, 3660)),
  /** `1`: money is missing, and the order has not ended; `overdue`: it is on account and past its day. */
  unpaid: optional(z.enum(['1', 'overdue'])),
};

export const orderFilter = z.object(orderConditions);
const namedFilter = z.object({ name: text(1, 60), filter: orderFilter });
const namedFilters = z.object({ list: z.array(namedFilter) });

/** What the list of orders was narrowed by, kept by name for everybody who sees orders. */
export const getOrderFilters = endpoint({
  summary: 'Conditions of the list of orders that were kept by name',
  kind: 'query',
  method: 'GET',
  path: '/api/store/admin/order-filters',
  access: 'operator',
  scope: 'orders',
  narrowScope: 'shipping',
  cache: 'N',
  request: z.object({}),
  response: namedFilters,
});

/** Keeps conditions by name; null forgets them. */
export const saveOrderFilter = endpoint({
  summary: 'Keeps conditions of the list of orders by name, or forgets them',
  kind: 'command',
  method: 'POST',
  path: '/api/store/admin/save-order-filter',
  access: 'operator',
  scope: 'orders',
  cache: 'N',
  request: z.object({ name: text(1, 60), filter: z.nullable(orderFilter) }),
  response: namedFilters,
});

/** Writes to the buyer by mail; the order's history keeps the words. */
export const writeToBuyer = endpoint({
  summary: 'Writes to the buyer of an order',
  errors: ['not_found', 'state_conflict'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/admin/order-message',
  access: 'operator',
  scope: 'orders',
  cache: 'N',
  request: z.object({ order_no: orderNumber, text: text(1, 2000) }),
  response: adminOrder,
});

export const getAdminOrders = endpoint({
  summary: 'Orders by number, customer, part or state',
  kind: 'query',
  method: 'GET',
  path: '/api/store/admin/orders',
  access: 'operator',
  scope: 'orders',
  narrowScope: 'shipping',
  cache: 'N',
  request: z.object({ ...orderConditions, ...pageParameters }),
  /** `counts` of each state under the same other conditions. */
  response: z.extend(paged(adminOrderSummary), { counts: z.record(orderStatus, z.int()) }),
});

export const getAdminOrder = endpoint({
  summary: 'One order with everything that was done to it',
  errors: ['not_found'],
  kind: 'query',
  method: 'GET',
  path: '/api/store/admin/order',
  access: 'operator',
  scope: 'orders',
  narrowScope: 'shipping',
  cache: 'N',
  request: z.object({ order_no: orderNumber }),
  response: adminOrder,
});

export const parcelInput = z.object({
  carrier: text(1, 60),
  tracking_no: optional(text(0, 60)),
  /** For a carrier whose page the shop does not know. */
  tracking_url: optional(z.string().check(z.maxLength(500), z.regex(/^https:\/\/[^\s]+$/))),
  shipped_on: optional(day),
  lines: z
    .array(
      z.object({
        line_id: id,
        quantity: whole(1, 10_000_000),
        lot_code: optional(text(0, 60)),
        date_code: optional(text(0, 30)),
      }),
    )
    .check(z.minLength(1), z.maxLength(500)),
});

/** Moves an order, sends parts of it, notes a delivery or gives money back. A cancelled order is refunded in full by itself. */
export const orderTransition = endpoint({
  summary: 'Moves an order on, ships parts of it, notes a delivery or gives money back',
  errors: ['not_found', 'state_conflict', 'version_conflict', 'insufficient_stock'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/admin/order-transition',
  access: 'operator',
  scope: 'orders',
  narrowScope: 'shipping',
  cache: 'N',
  request: z
    .object({
      order_no: orderNumber,
      version,
      to: optional(orderStatus),
      note: optional(text(0, 500)),
      shipment: optional(parcelInput),
      delivered: optional(z.object({ shipment_no: text(1, 40), delivered_on: day })),
      refund: optional(z.object({ amount })),
    })
    .check(
      z.refine(({ to, delivered, refund }) => (to ?? delivered ?? refund) !== undefined, { path: ['to'], ...failsAs('required') }),
      z.refine(({ to, shipment }) => shipment === undefined || to === 'shipped' || to === 'partially_shipped', {
        path: ['shipment'],
        ...failsAs('not_allowed'),
      }),
    ),
  response: adminOrder,
});

/** A transfer has arrived. */
export const confirmPayment = endpoint({
  summary: 'Books a bank transfer that has arrived',
  errors: ['not_found', 'state_conflict', 'version_conflict', 'insufficient_stock'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/admin/payment-confirm',
  access: 'operator',
  scope: 'orders',
  cache: 'N',
  request: z.object({
    order_no: orderNumber,
    version: optional(version),
    amount,
    currency,
    paid_at: day,
    reference: text(1, 100),
    /** Another transfer of the same amount with the same reference; without it such a one is refused as booked already. */
    again: optional(z.boolean()),
  }),
  response: adminOrder,
});
