/** Makers for those who run the shop (`docs/api.md` 5.6). */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { slug, text } from './fields.ts';

export const mostAliases = 50;

/** The other names that a maker goes by in lists and bills: all of them, in place of those before. */
export const saveMakerAliases = endpoint({
  summary: 'Replaces the other names that a manufacturer goes by',
  errors: ['not_found'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/admin/save-maker-aliases',
  access: 'operator',
  scope: 'catalogue',
  cache: 'N',
  request: z.object({ web_url: slug, aliases: z.array(text(2, 80)).check(z.maxLength(mostAliases)) }),
  response: z.object({ web_url: z.string(), name: z.string(), aliases: z.array(z.string()) }),
});
