/** The log-ins of an account, and the password asked for again (`docs/api.md` section 2 and 5.3). */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { failsAs, id, iso, ok, optional } from './fields.ts';

/** Minutes for which a proven password opens what asks for it. */
export const proofMinutes = 10;

/** Proves the password for this log-in; what answered `password_required` may then be called again. */
export const confirmPassword = endpoint({
  summary: 'Proves the password of the log-in again',
  errors: ['invalid_credentials'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/user/confirm-password',
  access: 'user',
  cache: 'N',
  secrets: ['password'],
  /** Taken as typed: spaces count. */
  request: z.object({ password: z.string().check(z.refine((value) => value.length > 0, failsAs('required'))) }),
  response: z.extend(ok, { until: iso }),
});

export const session = z.object({
  id,
  /** Names as their makers write them, such as `Firefox` and `Windows`; null for what is not known. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  created_at: iso,
  /** To the hour. */
  last_used_at: iso,
  expires_at: iso,
  /** The log-in that asks. */
  is_current: z.boolean(),
  /** Why the shop acts for the customer by this log-in; not there in the customer's own. */
  acts_for_reason: z.optional(z.string()),
});
export type Session = z.output<typeof session>;

export const getSessions = endpoint({
  summary: 'The log-ins of the account',
  kind: 'query',
  method: 'GET',
  path: '/api/store/user/sessions',
  access: 'user',
  cache: 'N',
  request: z.object({}),
  /** The one that asks first, then those used last. */
  response: z.object({ list: z.array(session) }),
});

/** Ends one log-in, or without an id all but the one that asks. */
export const endSession = endpoint({
  summary: 'Ends one log-in of the account, or all others',
  errors: ['not_found'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/user/end-session',
  access: 'user',
  cache: 'N',
  request: z.object({ id: optional(id) }),
  response: ok,
});
