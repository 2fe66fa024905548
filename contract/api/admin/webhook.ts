/** Webhooks: what happens in the shop, sent to the programs of those who run it (`docs/api.md` 5.6). */
import * as z from 'zod/mini';
import { endpoint } from '#contract/api/endpoint.ts';
import { failsAs, id, iso, optional, paged, pageParameters, text } from '#contract/api/fields.ts';

/** Like keys, they are the owner's alone. */
const owner = { access: 'operator', scope: 'people', cache: 'N' } as const;

/** What an address is told about; the types of its events begin with the singular, such as `order.shipped`. */
export const webhookKinds = ['orders', 'quotes', 'stock', 'customers'] as const;
const kinds = z.array(z.enum(webhookKinds)).check(z.refine((list) => list.length > 0, failsAs('required')));
/** An address inside the network, or one that cannot be found, is `not_allowed`. */
const url = text(1, 500).check(
  z.refine((address) => /^https:\/\/[^\s@]+$/.test(address) && z.url().safeParse(address).success, failsAs('invalid_format')),
);

export const webhookInfo = z.object({
  id,
  url: z.string(),
  kinds: z.array(z.enum(webhookKinds)),
  created_at: iso,
  /** Nothing is noted for it since; by an owner, or because the address said that it is gone. */
  stopped_at: z.nullable(iso),
  /** Events on their way, and those given up. */
  waiting: z.int(),
  failed: z.int(),
});
export type WebhookInfo = z.output<typeof webhookInfo>;

export const webhookEvent = z.object({
  id,
  type: z.string(),
  /** What is sent, as JSON. */
  body: z.string(),
  at: iso,
  status: z.enum(['waiting', 'sent', 'failed']),
  tries: z.int(),
  next_try_at: z.nullable(iso),
  /** Of the last try: the answer's status, or why there was none. */
  answer: z.nullable(z.string()),
});
export type WebhookEvent = z.output<typeof webhookEvent>;

export const getWebhooks = endpoint({
  summary: 'Addresses that are told what happens in the shop',
  kind: 'query',
  method: 'GET',
  path: '/api/store/admin/webhooks',
  ...owner,
  request: z.object({}),
  response: z.object({ list: z.array(webhookInfo) }),
});

/** Makes one, or changes it. A new address gets a secret, told here alone. Both ask for a fresh second factor. */
export const saveWebhook = endpoint({
  summary: 'Makes a webhook or changes it',
  errors: ['not_found', 'factor_required'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/admin/save-webhook',
  ...owner,
  request: z.object({ id: optional(id), url, kinds, stopped: optional(z.boolean()) }),
  response: z.object({ webhook: webhookInfo, secret: z.nullable(z.string()) }),
});

/** With everything that was noted for it. */
export const removeWebhook = endpoint({
  summary: 'Removes a webhook with its log',
  errors: ['not_found'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/admin/remove-webhook',
  ...owner,
  request: z.object({ id }),
  response: z.object({ list: z.array(webhookInfo) }),
});

export const getWebhookLog = endpoint({
  summary: 'Events of a webhook, the newest first',
  errors: ['not_found'],
  kind: 'query',
  method: 'GET',
  path: '/api/store/admin/webhook-log',
  ...owner,
  request: z.object({ id, ...pageParameters }),
  response: paged(webhookEvent),
});

/** The type of the event that `test-webhook` sends; no kind of webhook is needed for it, and it is tried once. */
export const webhookTestType = 'webhook.test';

/** Sends a test to the address, whatever it is told about otherwise. A stopped one is `state_conflict`. */
export const testWebhook = endpoint({
  summary: 'Sends a test event to a webhook',
  errors: ['not_found', 'state_conflict'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/admin/test-webhook',
  ...owner,
  request: z.object({ id }),
  response: webhookEvent,
});

/** Sends an event once more, with the same id, whether it arrived or not. */
export const replayWebhook = endpoint({
  summary: 'Sends an event of a webhook once more',
  errors: ['not_found'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/admin/replay-webhook',
  ...owner,
  request: z.object({ event: id }),
  response: webhookEvent,
});
