/** Account calls (`docs/api.md` 5.3): log-in, password, profile, orders and addresses. */
import * as z from 'zod/mini';
import { getUserOrdersRequest, orderTab } from '#contract/forms/account-lists.ts';
import { addressInput } from '#contract/forms/address-input.ts';
import { address } from './address.ts';
import { mergeReport } from './cart.ts';
import {
  forgotPasswordRequest,
  loginRequest,
  mailToken,
  registerRequest,
  returnPath,
  saveInfoRequest,
  savePasswordRequest,
} from '#contract/forms/account.ts';
import { endpoint } from './endpoint.ts';
import { email, id, iso, minor, ok, optional, paged } from './fields.ts';
import { order, orderLine } from './order.ts';
import { quoteSummary } from './quote.ts';
import { userInfo } from './user-info.ts';

export { getUserInfo, type UserInfo, userInfo } from './user-info.ts';

/** Code points that a new password may have (`docs/api.md` 7.8); the server answers `password_rejected` outside of them. */
export const passwordLength = { min: 8, max: 128 } as const;
export const passwordFaults = ['too_short', 'too_long', 'common', 'contains_email'] as const;
/** `data.reason` of `password_rejected`. */
export type PasswordFault = (typeof passwordFaults)[number];

export const loggedIn = z.object({
  token: z.string(),
  expires_at: iso,
  user: userInfo,
  /** The guest key is dead: drop it. */
  cart_key: z.null(),
  ...mergeReport,
  cartNum: z.int(),
  rfqNum: z.int(),
  /** The account was about to be deleted; the log-in took that back. */
  kept: z.optional(z.literal(true)),
});
export type LoggedIn = z.output<typeof loggedIn>;

export const login = endpoint({
  summary: 'Logs a customer in',
  errors: ['invalid_credentials', 'account_not_activated', 'account_disabled'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/user/login',
  access: 'any',
  cache: 'N',
  request: loginRequest,
  response: loggedIn,
});

export const logout = endpoint({
  summary: 'Ends this log-in',
  kind: 'command',
  method: 'POST',
  path: '/api/store/user/logout',
  access: 'user',
  cache: 'N',
  request: z.object({}),
  response: ok,
});

export const logoutAll = endpoint({
  summary: 'Ends all log-ins of the account',
  kind: 'command',
  method: 'POST',
  path: '/api/store/user/logout-all',
  access: 'user',
  cache: 'N',
  request: z.object({}),
  response: ok,
});

export const register = endpoint({
  summary: 'Makes an account',
  errors: ['password_rejected'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/user/register',
  access: 'any',
  cache: 'N',
  request: registerRequest,
  /** A shop that cannot send mails needs no activation and logs in at once. */
  response: z.discriminatedUnion('activation_required', [
    z.object({ activation_required: z.literal(true), email: z.string() }),
    z.extend(loggedIn, { activation_required: z.literal(false) }),
  ]),
});

export const activation = endpoint({
  summary: 'Activates an account by the link of its mail',
  errors: ['link_expired'],
  kind: 'command',
  method: 'GET',
  path: '/api/store/user/activation',
  access: 'any',
  cache: 'N',
  request: z.object({ token: mailToken }),
  response: z.object({ status: z.enum(['activated', 'already_active']), email: z.string() }),
});

export const resendActivation = endpoint({
  summary: 'Mails the activation link again',
  kind: 'command',
  method: 'POST',
  path: '/api/store/user/resend-activation',
  access: 'any',
  cache: 'N',
  request: z.object({ email, return_path: returnPath }),
  response: ok,
});

export const forgotPassword = endpoint({
  summary: 'Mails a link to set a new password',
  kind: 'command',
  method: 'POST',
  path: '/api/store/user/forgot-pwd',
  access: 'any',
  cache: 'N',
  request: forgotPasswordRequest,
  response: ok,
});

/** Tells whether a link of a reset mail still works; does not use it up. */
export const checkPasswordToken = endpoint({
  summary: 'Whether the link of a reset mail still works',
  errors: ['link_expired'],
  kind: 'query',
  method: 'GET',
  path: '/api/store/user/change-pwd',
  access: 'any',
  cache: 'N',
  request: z.object({ token: mailToken }),
  response: z.object({ valid: z.literal(true), email: z.string(), expires_at: iso }),
});

/** With the token of a reset mail, or logged in with the old password. */
export const savePassword = endpoint({
  summary: 'Sets a new password',
  errors: ['auth_required', 'invalid_credentials', 'link_expired', 'password_rejected'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/user/save-pwd',
  access: 'any',
  cache: 'N',
  request: savePasswordRequest,
  response: ok,
});

/** Changes what is sent; an empty phone or company clears it. */
export const saveInfo = endpoint({
  summary: "Changes the account's own data",
  kind: 'command',
  method: 'POST',
  path: '/api/store/user/save-info',
  access: 'user',
  cache: 'N',
  request: saveInfoRequest,
  response: userInfo,
});

export const orderSummary = z.extend(
  z.pick(order, { order_no: true, status: true, payment_status: true, created_at: true, expires_at: true, allowed: true }),
  {
    total: minor,
    currency: z.string(),
    line_count: z.int(),
    /** The first three. */
    lines: z.array(z.pick(orderLine, { mpn: true, manufacturer: true, quantity: true, image: true, product_web_url: true })),
    documents: z.optional(order.shape.documents),
    payment_kind: z.optional(order.shape.payment.shape.kind),
  },
);
export type OrderSummary = z.output<typeof orderSummary>;

export const getCenter = endpoint({
  summary: "What the account's first page shows",
  kind: 'query',
  method: 'GET',
  path: '/api/store/user/center',
  access: 'user',
  cache: 'N',
  request: z.object({}),
  response: z.object({
    user: userInfo,
    /** `to_review` are shipped lines without a rating; `coupons` are those that can be used. */
    counts: z.object({
      pending_payment: z.int(),
      to_ship: z.int(),
      shipped: z.int(),
      to_review: z.int(),
      quotes_open: z.int(),
      coupons: z.int(),
    }),
    /** The last three. */
    recent_orders: z.array(orderSummary),
    recent_quotes: z.array(quoteSummary),
  }),
});

export const getUserOrders = endpoint({
  summary: 'Orders of the account',
  kind: 'query',
  method: 'GET',
  path: '/api/store/user/user-order',
  access: 'user',
  cache: 'N',
  request: getUserOrdersRequest,
  /** `counts` of each tab under the same keyword and days, so that they tell where the matches are. */
  response: z.extend(paged(orderSummary), { counts: z.record(orderTab, z.int()) }),
});

export const getUserAddresses = endpoint({
  summary: 'Addresses of the account',
  kind: 'query',
  method: 'GET',
  path: '/api/store/user/user-address',
  access: 'user',
  cache: 'N',
  request: z.object({}),
  /** Defaults first, then the latest change; at most `addressLimit`. */
  response: z.object({
    list: z.array(address),
    /** What the company of the account has saved for all its people, in the same order; left out where there is no company. */
    company: z.optional(z.object({ name: z.string(), may_change: z.boolean(), list: z.array(address) })),
  }),
});

/** The most addresses that an account or a company keeps; one more is `address_limit`. */
export const addressLimit = 50;

/** With an id it changes that address; setting a default clears the former one. The first address becomes both defaults. */
export const saveAddress = endpoint({
  summary: 'Adds an address, or changes one',
  errors: ['not_found', 'state_conflict', 'address_limit', 'address_invalid', 'tax_id_invalid', 'password_required'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/user/save-address',
  access: 'user',
  cache: 'N',
  request: z.extend(addressInput, {
    id: optional(id),
    default_shipping: optional(z.boolean()),
    default_billing: optional(z.boolean()),
    /** Of the company of the account, whose approvers keep them. */
    of_company: optional(z.boolean()),
  }),
  response: address,
});

export const deleteAddress = endpoint({
  summary: 'Deletes an address',
  errors: ['not_found', 'password_required'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/user/del-address',
  access: 'user',
  cache: 'N',
  request: z.object({ id, of_company: optional(z.boolean()) }),
  response: ok,
});
