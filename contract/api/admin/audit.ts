/** What those who run the shop have changed (`docs/api.md` 5.6). */
import * as z from 'zod/mini';
import { day, iso, optional, paged, pageParameters, text } from '#contract/api/fields.ts';
import { endpoint } from '#contract/api/endpoint.ts';

export const getAudit = endpoint({
  summary: 'Who changed what, and when',
  kind: 'query',
  method: 'GET',
  path: '/api/store/admin/audit',
  access: 'operator',
  scope: 'settings',
  cache: 'N',
  request: z.object({
    actor: optional(text(0, 60)),
    target: optional(text(0, 120)),
    /** Or its beginning, such as `order.`. */
    action: optional(text(0, 60)),
    /** Days of UTC, both included. */
    from: optional(day),
    to: optional(day),
    ...pageParameters,
  }),
  response: paged(
    z.object({
      at: iso,
      actor: z.string(),
      /** Of a person; null for keys and the console. */
      role: z.nullable(z.string()),
      action: z.string(),
      target: z.string(),
      detail: z.record(z.string(), z.unknown()),
    }),
  ),
});
