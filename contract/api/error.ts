/** Every error code of the store API with its HTTP status (`docs/api.md` section 3). */
import * as z from 'zod/mini';
import { bounds, fieldCodes } from '#contract/field-codes.ts';

export const errorStatus = {
  bad_request: 400,
  idempotency_key_required: 400,
  auth_required: 401,
  token_invalid: 401,
  invalid_credentials: 401,
  account_not_activated: 403,
  account_disabled: 403,
  password_required: 403,
  factor_required: 403,
  access_denied: 403,
  customer_only: 403,
  not_offered: 403,
  approval_required: 403,
  not_found: 404,
  cart_not_found: 404,
  method_not_allowed: 405,
  price_changed: 409,
  insufficient_stock: 409,
  state_conflict: 409,
  version_conflict: 409,
  idempotency_in_progress: 409,
  import_running: 409,
  link_expired: 410,
  quote_expired: 410,
  too_large: 413,
  unsupported_type: 415,
  validation_failed: 422,
  idempotency_key_reused: 422,
  cart_empty: 422,
  cart_limit: 422,
  quantity_below_minimum: 422,
  quantity_not_multiple: 422,
  quantity_above_maximum: 422,
  product_unavailable: 422,
  quote_only: 422,
  export_restricted: 422,
  order_minimum: 422,
  credit_limit: 422,
  coupon_invalid: 422,
  coupon_not_started: 422,
  coupon_expired: 422,
  coupon_exhausted: 422,
  coupon_not_applicable: 422,
  address_invalid: 422,
  address_limit: 422,
  tax_id_invalid: 422,
  shipping_unavailable: 422,
  payment_unavailable: 422,
  password_rejected: 422,
  bom_unreadable: 422,
  bom_too_long: 422,
  rate_limited: 429,
  internal: 500,
  payment_provider_error: 502,
  unavailable: 503,
  storage_full: 507,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** Codes that only the app makes: no answer at all, or an answer that breaks the contract. */
export type ClientErrorCode = 'network' | 'bad_answer';

export const fieldError = z.object({
  code: z.enum(fieldCodes),
  message: z.string(),
  limit: z.optional(z.number()),
  bound: z.optional(z.enum(bounds)),
});
export type FieldError = z.output<typeof fieldError>;

export const errorBody = z.object({
  code: z.string(), // clients treat unknown codes by HTTP status
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.array(fieldError))),
  data: z.optional(z.record(z.string(), z.unknown())),
});
export type ErrorBody = z.output<typeof errorBody>;

export const errorAnswer = z.object({ error: errorBody, request_id: z.string() });
export type ErrorAnswer = z.output<typeof errorAnswer>;
