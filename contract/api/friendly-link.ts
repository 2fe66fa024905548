/** A link that a visitor proposes (`docs/api.md` 5.2); apart from what content is read, because its form needs the schema. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { email, failsAs, id, ok, optional, text } from './fields.ts';

export const saveFriendlyLinkRequest = z.object({
  title: text(2, 60),
  url: z.string().check(z.maxLength(300), z.url({ protocol: /^https$/ })),
  email,
  description: optional(text(0, 200)),
  /** A picture that was sent in for it. */
  logo: optional(id),
  /** A trap: people leave it empty. */
  website: optional(z.string().check(z.refine((value) => value === '', failsAs('not_allowed')))),
});

export const saveFriendlyLink = endpoint({
  summary: 'Proposes a link to another site',
  kind: 'command',
  method: 'POST',
  path: '/api/store/content/save-friendly-link',
  access: 'any',
  cache: 'N',
  request: saveFriendlyLinkRequest,
  response: ok,
});
