/** Comments, questions and links that wait to be shown (`docs/api.md` 5.6). */
import * as z from 'zod/mini';
import { endpoint } from '#contract/api/endpoint.ts';
import { id, iso, optional, pageParameters, paged, text } from '#contract/api/fields.ts';

export const moderationKinds = ['comment', 'question', 'link'] as const;
/** A link is shown or kept back; there is nothing to answer. */
const answered = z.enum(['comment', 'question']);
export const moderationStates = ['pending', 'published', 'rejected'] as const;

export const moderationItem = z.object({
  kind: z.enum(moderationKinds),
  id,
  status: z.enum(moderationStates),
  /** Of links the address of whoever proposed it. */
  author: z.string(),
  text: z.string(),
  locale: z.string(),
  created_at: iso,
  /** Changes whenever its author changes it. */
  written_at: iso,
  /** Of comments. */
  rating: z.nullable(z.int()),
  verified_purchase: z.boolean(),
  images: z.array(z.string()),
  /** Of links; these concern no part, and its fields are empty. */
  link: z.optional(z.object({ title: z.string(), url: z.string() })),
  mpn: z.string(),
  manufacturer: z.string(),
  product_web_url: z.string(),
  replies: z.array(z.object({ text: z.string(), at: iso })),
});
export type ModerationItem = z.output<typeof moderationItem>;

export const getModeration = endpoint({
  summary: 'Comments, questions and links that wait to be looked at',
  kind: 'query',
  method: 'GET',
  path: '/api/store/admin/moderation',
  access: 'operator',
  scope: 'content',
  cache: 'N',
  request: z.object({ kind: optional(z.enum(moderationKinds)), status: optional(z.enum(moderationStates)), ...pageParameters }),
  response: paged(moderationItem),
});

/**
 * Shows a comment, question or link to everybody, keeps it back, or answers it in the shop's name. With `written_at` as it was read, what its
 * author has changed since is a `version_conflict`: nothing is shown that nobody has read.
 */
export const moderate = endpoint({
  summary: 'Publishes, rejects or answers a comment, question or link',
  errors: ['version_conflict', 'state_conflict', 'not_found'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/admin/moderation',
  access: 'operator',
  scope: 'content',
  cache: 'N',
  request: z.discriminatedUnion('action', [
    z.object({ kind: z.enum(moderationKinds), id, action: z.enum(['publish', 'reject']), written_at: optional(iso) }),
    z.object({ kind: answered, id, action: z.literal('reply'), text: text(1, 2000) }),
  ]),
  response: moderationItem,
});
