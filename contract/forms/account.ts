/** What a customer fills in about the own account (`docs/api.md` 5.3). */
import * as z from 'zod/mini';
import { country, currency, email, failsAs, localeKey, optional, phone, text } from '#contract/api/fields.ts';
import { apiScopes } from '#contract/api/endpoint.ts';

/** Taken as typed: spaces count. What makes a good one is more than a schema knows. */
const password = z.string().check(z.refine((value) => value.length > 0, failsAs('required')));
const names = { first_name: text(1, 60), last_name: text(1, 60) };
/** The guest's cart, which becomes the account's; else that of `X-Cart-Key`. */
const cartKey = optional(text(1, 100));
export const mailToken = text(1, 200);
/** Where the visitor wants to be after the activation; the mail's link names it when the page has one address, others are passed over. */
export const returnPath = optional(text(0, 500));

export const loginRequest = z.object({ email, password, cart_key: cartKey });

export const registerRequest = z.object({
  email,
  password,
  ...names,
  company: optional(text(0, 100)),
  country: optional(country),
  phone: optional(phone),
  newsletter: optional(z.boolean()),
  consent: z.literal(true),
  cart_key: cartKey,
  referrer: optional(text(0, 500)),
  return_path: returnPath,
});

export const forgotPasswordRequest = z.object({ email });

export const savePasswordRequest = z
  .object({ token: optional(mailToken), old_password: optional(password), password })
  .check(z.refine(({ token, old_password }) => (token ?? old_password) !== undefined, { path: ['old_password'], ...failsAs('required') }));

export const saveInfoRequest = z.object({
  first_name: optional(names.first_name),
  last_name: optional(names.last_name),
  phone: optional(phone),
  company: optional(text(0, 100)),
  locale: optional(localeKey),
  currency: optional(currency),
  newsletter: optional(z.boolean()),
});

export const changeEmailRequest = z.object({ password, email });

export const deleteAccountRequest = z.object({ password, reason: optional(text(0, 500)) });

export const apiScope = z.enum(apiScopes);

export const saveApiKeyRequest = z.object({
  name: text(1, 40),
  scopes: z.array(apiScope).check(
    z.refine((scopes) => scopes.length > 0, failsAs('required')),
    z.maxLength(apiScopes.length),
  ),
});
