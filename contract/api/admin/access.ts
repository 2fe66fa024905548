/** The own access of a person who runs the shop: passkeys, password, one-time codes, and the second factor asked for again (`docs/api.md` 5.6). */
import * as z from 'zod/mini';
import { challengeToken as token, changeOwnPasswordRequest, replaceTotpRequest, secondFactor } from '#contract/forms/operator.ts';
import { loggedIn } from './people.ts';
import { endpoint } from '#contract/api/endpoint.ts';
import { id, iso, ok, text } from '#contract/api/fields.ts';
import { madePasskey, passkeyCreation, passkeyRequest, shownPasskey } from '#contract/api/passkey.ts';

/** Passkeys work at this origin alone, such as `https://office.example.com`. */
const origin = z.string();
/** Bytes of a body with a passkey's answer in it. */
const passkeyBytes = 32 * 1024;
const own = { method: 'POST', access: 'operator', scope: 'own', cache: 'N' } as const;

const challenge = z.object({ token: z.string(), origin, options: passkeyRequest });

/** For a log-in by passkey alone: it stands for password and code, since it asks its holder for a PIN or a finger. */
export const getLogInChallenge = endpoint({
  summary: 'What a passkey has to sign to log an operator in',
  kind: 'query',
  method: 'POST',
  path: '/api/store/admin/log-in-challenge',
  access: 'any',
  cache: 'N',
  request: z.object({}),
  response: challenge,
});

/** One answer for a passkey that is not known, not right or too late: `invalid_credentials`. */
export const logInByPasskey = endpoint({
  summary: 'Logs an operator in by passkey alone',
  errors: ['invalid_credentials', 'account_disabled'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/admin/log-in-passkey',
  access: 'any',
  cache: 'N',
  maxBytes: passkeyBytes,
  secrets: ['passkey'],
  request: z.object({ token, passkey: shownPasskey }),
  response: loggedIn,
});

/** What answered `factor_required` may be called again for this long. */
const confirmed = z.extend(ok, { until: iso });

export const confirmByCode = endpoint({
  summary: 'Shows the second factor again by a code',
  errors: ['invalid_credentials'],
  ...own,
  kind: 'command',
  path: '/api/store/admin/confirm-code',
  secrets: ['code'],
  request: z.object({ code: secondFactor }),
  response: confirmed,
});

export const getConfirmChallenge = endpoint({
  summary: 'What a passkey has to sign to show the second factor again',
  ...own,
  kind: 'query',
  path: '/api/store/admin/confirm-challenge',
  request: z.object({}),
  response: challenge,
});

export const confirmByPasskey = endpoint({
  summary: 'Shows the second factor again by a passkey',
  errors: ['invalid_credentials', 'state_conflict'],
  ...own,
  kind: 'command',
  path: '/api/store/admin/confirm-passkey',
  maxBytes: passkeyBytes,
  secrets: ['passkey'],
  request: z.object({ token, passkey: shownPasskey }),
  response: confirmed,
});

/** Passkeys of one person. */
export const mostPasskeys = 10;

export const ownPasskey = z.object({ id, name: z.string(), created_at: iso, last_used_at: z.nullable(iso) });
export type OwnPasskey = z.output<typeof ownPasskey>;
const passkeys = z.object({ list: z.array(ownPasskey) });

export const getPasskeys = endpoint({
  summary: 'The passkeys of the person who is logged in',
  ...own,
  kind: 'query',
  method: 'GET',
  path: '/api/store/admin/passkeys',
  request: z.object({}),
  response: passkeys,
});

/** Asks for a fresh second factor. `state_conflict` when there are as many as there may be. */
export const beginPasskey = endpoint({
  summary: 'What a browser needs to make a new passkey',
  errors: ['factor_required', 'state_conflict'],
  ...own,
  kind: 'command',
  path: '/api/store/admin/new-passkey',
  request: z.object({}),
  response: z.object({ token: z.string(), origin, options: passkeyCreation }),
});

/** `state_conflict`: not the passkey that was asked for, too late, or one that is there already. */
export const addPasskey = endpoint({
  summary: 'Adds a passkey that a browser made',
  errors: ['state_conflict', 'factor_required'],
  ...own,
  kind: 'command',
  path: '/api/store/admin/add-passkey',
  maxBytes: passkeyBytes,
  secrets: ['passkey'],
  request: z.object({ token, name: text(1, 40), passkey: madePasskey }),
  response: passkeys,
});

/** Asks for a fresh second factor. */
export const removePasskey = endpoint({
  summary: 'Takes a passkey away',
  errors: ['factor_required', 'not_found'],
  ...own,
  kind: 'command',
  path: '/api/store/admin/remove-passkey',
  request: z.object({ id }),
  response: passkeys,
});

/** Asks for a fresh second factor beside the present password; ends all other log-ins of the person. */
export const changeOwnPassword = endpoint({
  summary: 'Changes the own password; all other sessions of the person end',
  errors: ['invalid_credentials', 'factor_required', 'password_rejected'],
  ...own,
  kind: 'command',
  path: '/api/store/admin/change-password',
  secrets: ['old_password', 'password'],
  request: changeOwnPasswordRequest,
  response: ok,
});

/** Asks for a fresh second factor; the codes before are void. */
export const renewRecoveryCodes = endpoint({
  summary: 'Makes new recovery codes; those before are void',
  errors: ['factor_required'],
  ...own,
  kind: 'command',
  path: '/api/store/admin/new-recovery-codes',
  request: z.object({}),
  response: z.object({ recovery_codes: z.array(z.string()) }),
});

/** Asks for a fresh second factor. The present app goes on until `replace-totp`. */
export const beginTotp = endpoint({
  summary: 'A new secret for an authenticator app; the present one goes on',
  errors: ['factor_required'],
  ...own,
  kind: 'command',
  path: '/api/store/admin/new-totp',
  request: z.object({}),
  response: z.object({ token: z.string(), secret: z.string(), otpauth_url: z.string(), expires_at: iso }),
});

/** By a code of the new app: a wrong one is `mismatch` at `code`, one that comes too late `state_conflict`. */
export const replaceTotp = endpoint({
  summary: 'Puts the new authenticator app in place of the present one',
  errors: ['state_conflict', 'factor_required'],
  ...own,
  kind: 'command',
  path: '/api/store/admin/replace-totp',
  secrets: ['code'],
  request: replaceTotpRequest,
  response: ok,
});
