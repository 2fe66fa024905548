/** From a cart to an order: what is offered, what it costs, and the order placed (`docs/api.md` 5.5). */
import * as z from 'zod/mini';
import { addressInput } from '#contract/forms/address-input.ts';
import { legalPages } from '#contract/legal-pages.ts';
import { cart, totals } from './cart.ts';
import { endpoint } from './endpoint.ts';
import { country, currency, email, failsAs, id, iso, minor, optional, text } from './fields.ts';
import { order } from './order.ts';
import { shippingOption } from './shipping-option.ts';

export const paymentOption = z.object({
  method: z.string(),
  kind: z.enum(['offline', 'redirect', 'account']),
  name: z.string(),
  description: z.string(),
  fee: minor,
  hold_until: iso,
  logos: z.array(z.string()),
  /** On account: days until it is to be paid; left out where that is on receipt of the invoice. */
  due_days: z.optional(z.int()),
  /** On account: the limit of the company with what it owes, in minor units of its currency; left out where there is none. */
  credit: z.optional(z.object({ currency: z.string(), limit: minor, open: minor, free: minor })),
});
export type PaymentOption = z.output<typeof paymentOption>;

/** An order needs an address, typed in or saved. */
export const missingAddress = { path: ['shipping_address'], ...failsAs('required') };

export const shortageChoices = ['available', 'backorder'] as const;
export type ShortageChoice = (typeof shortageChoices)[number];

const draftFields = {
  email: optional(email),
  /** Addresses that the account has saved; one that is typed in comes before them. */
  shipping_address_id: optional(id),
  billing_address_id: optional(id),
  billing_address: optional(addressInput),
  /** Keeps the order's addresses with the account. */
  save_address: optional(z.boolean()),
  shipping_mode: optional(z.enum(['together', 'as_available'])),
  /** What the order does where the stock does not cover a line: takes what there is, or waits for the rest where that can be had. */
  shortage: optional(z.enum(shortageChoices)),
  /** In place of the cart's coupon; an empty one means none at all. */
  coupon_code: optional(text(0, 32)),
  po_number: optional(text(0, 40)),
  customer_note: optional(text(0, 500)),
  end_use: optional(text(0, 200)),
};

/** What a checkout knows so far; every field may be missing. */
export const checkoutDraft = z.object({
  ...draftFields,
  shipping_address: optional(addressInput),
  /** For an estimate before the address is complete. */
  country: optional(country),
  postcode: optional(text(0, 12)),
  shipping_code: optional(text(1, 40)),
  payment_method: optional(text(1, 40)),
});
export type CheckoutDraft = z.input<typeof checkoutDraft>;

export const checkoutProblem = z.object({ step: z.enum(['cart', 'address', 'shipping', 'payment']), code: z.string(), text: z.string() });

/** A line that the stock does not cover, before a choice is applied to it. */
export const shortage = z.object({
  line_id: id,
  sku: z.string(),
  requested: z.int(),
  /** Pieces that `available` orders; the others stay in the cart. */
  available: z.int(),
  /** Whether the rest can be waited for; where not, `backorder` orders what is available. */
  backorder: z.boolean(),
  /** Pieces that leave at once when the rest is waited for. */
  from_stock: z.int(),
  lead_time_days: z.nullable(z.int()),
  /** Day (YYYY-MM-DD) by which the rest is expected; null when the shop knows none. */
  expected_on: z.nullable(z.string()),
});
export type Shortage = z.output<typeof shortage>;

/** Why an order is put to the approvers of the company in place of being placed. */
export const approvalNeed = z.object({
  reason: z.enum(['requester', 'limit']),
  /** Most that the person may order alone, in the company's currency. */
  limit: z.nullable(minor),
  currency: z.string(),
  /** Somebody of the company may approve it. */
  has_approver: z.boolean(),
});
export type ApprovalNeed = z.output<typeof approvalNeed>;

export const orderPreview = z.object({
  cart,
  shipping_options: z.array(shippingOption),
  payment_options: z.array(paymentOption),
  totals,
  problems: z.array(checkoutProblem),
  /** Lines that need a choice; left out where prices are those of a quote. */
  shortages: z.optional(z.array(shortage)),
  /** Left out where the caller may order it alone. */
  approval: z.optional(approvalNeed),
  /** Pages that hold for the country of delivery in place of the usual ones; left out where those do. */
  legal: z.optional(z.partialRecord(z.enum(legalPages), z.string())),
});

export const previewOrder = endpoint({
  summary: 'What an order of the cart would cost; changes nothing',
  errors: ['address_invalid', 'tax_id_invalid'],
  kind: 'query',
  method: 'POST',
  path: '/api/store/order/preview',
  access: 'cart',
  cache: 'N',
  request: checkoutDraft,
  response: orderPreview,
});

export const getShippingOptions = endpoint({
  summary: 'Ways of shipping the cart to a country, with their prices',
  kind: 'query',
  method: 'GET',
  path: '/api/store/order/shipping-options',
  access: 'cart',
  cache: 'N',
  request: z.object({ country, postcode: optional(text(0, 12)) }),
  response: z.object({ list: z.array(shippingOption) }),
});

export const getPaymentOptions = endpoint({
  summary: 'Ways of paying for the cart',
  kind: 'query',
  method: 'GET',
  path: '/api/store/order/payment-options',
  access: 'cart',
  cache: 'N',
  request: z.object({ country, shipping_code: optional(text(1, 40)) }),
  response: z.object({ list: z.array(paymentOption) }),
});

/** What is agreed to with an order. */
export const agreedFields = {
  ...draftFields,
  shipping_address: optional(addressInput),
  shipping_code: text(1, 40),
  payment_method: text(1, 40),
  expected_total: minor,
  accept_terms: z.literal(true),
  referrer: optional(text(0, 500)),
};

/** What places an order, from a cart or from a quote. */
export const checkoutFields = {
  ...agreedFields,
  /** A guest's wish for an account with the order's address; the answer does not tell whether there was one. */
  create_account: optional(z.object({ password: z.string().check(z.refine((value) => value.length > 0, failsAs('required'))) })),
};
export const hasAddress = (draft: { shipping_address?: unknown; shipping_address_id?: unknown }): boolean =>
  (draft.shipping_address ?? draft.shipping_address_id) !== undefined;

export const placedOrder = z.object({ order, access_key: z.nullable(z.string()), next: z.enum(['pay', 'done']) });

export const checkoutRequest = z.object({ ...checkoutFields, currency }).check(z.refine(hasAddress, missingAddress));

/** Why an order is not placed, from a cart or from a quote. */
export const placingErrors = [
  'cart_empty',
  'price_changed',
  'insufficient_stock',
  'quantity_below_minimum',
  'quantity_not_multiple',
  'quantity_above_maximum',
  'product_unavailable',
  'quote_only',
  'export_restricted',
  'order_minimum',
  'coupon_invalid',
  'coupon_not_started',
  'coupon_expired',
  'coupon_exhausted',
  'coupon_not_applicable',
  'address_invalid',
  'tax_id_invalid',
  'shipping_unavailable',
  'payment_unavailable',
  'approval_required',
  'credit_limit',
  'password_rejected',
] as const;

export const checkout = endpoint({
  summary: 'Places an order of the cart',
  errors: placingErrors,
  kind: 'command',
  method: 'POST',
  path: '/api/store/order/checkout',
  access: 'cart',
  cache: 'N',
  status: 201,
  idempotency: 'required',
  secrets: ['create_account'],
  request: checkoutRequest,
  response: placedOrder,
});
