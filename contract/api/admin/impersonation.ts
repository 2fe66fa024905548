/** An operator acts for a customer (`docs/api.md` 5.6): for a reason, for a limited time, with a trace. */
import * as z from 'zod/mini';
import { endpoint } from '#contract/api/endpoint.ts';
import { id, iso, pageParameters, paged, text } from '#contract/api/fields.ts';

/** Minutes after which it ends by itself. */
export const impersonationMinutes = 30;
export const longestReason = 300;

const operators = { access: 'operator', scope: 'customers', cache: 'N' } as const;

export const impersonation = z.object({
  id,
  /** As the audit names them. */
  operator: z.string(),
  role: z.nullable(z.string()),
  reason: z.string(),
  opened_at: iso,
  /** When it ended, or will end. */
  ends_at: iso,
  is_open: z.boolean(),
  /** What was done, oldest first; at most 200. */
  acts: z.array(
    z.object({
      at: iso,
      /** Path of the call, such as `order/checkout`. */
      call: z.string(),
      /** Number of the order, inquiry or return that it was about. */
      about: z.nullable(z.string()),
      /** Code of the refusal; null where it was done. */
      refused: z.nullable(z.string()),
    }),
  ),
});
export type ShownImpersonation = z.output<typeof impersonation>;

/** For people only, who have shown a second factor lately: a key names nobody. */
export const beginImpersonation = endpoint({
  summary: 'Opens the shop in the place of a customer',
  errors: ['not_found', 'state_conflict', 'factor_required'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/admin/begin-impersonation',
  ...operators,
  request: z.object({ account_id: id, reason: text(3, longestReason) }),
  /** `address` opens once, within a minute, in the same browser. */
  response: z.object({ impersonation, address: z.string(), opens_until: iso }),
});

export const getImpersonations = endpoint({
  summary: 'When operators acted for a customer, why, and what they did',
  kind: 'query',
  method: 'GET',
  path: '/api/store/admin/impersonations',
  ...operators,
  request: z.object({ account_id: id, ...pageParameters }),
  response: paged(impersonation),
});

export const endImpersonation = endpoint({
  summary: 'Ends it before its time',
  errors: ['not_found'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/admin/end-impersonation',
  ...operators,
  request: z.object({ id }),
  response: z.object({ impersonation }),
});
