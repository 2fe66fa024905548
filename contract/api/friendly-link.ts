/** A link that a visitor proposes (`docs/api.md` 5.2); apart from what content is read, because its form needs the schema. */
import { saveFriendlyLinkRequest } from '#contract/forms/message.ts';
import { endpoint } from './endpoint.ts';
import { ok } from './fields.ts';

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
