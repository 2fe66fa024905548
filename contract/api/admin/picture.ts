/** Pictures of categories and logos of makers for those who run the shop (`docs/api.md` 5.6). */
import * as z from 'zod/mini';
import { endpoint } from '#contract/api/endpoint.ts';
import { slug, text } from '#contract/api/fields.ts';

/** Gives a category its picture, or a maker its logo, of those that `add-product-picture` keeps; null takes it away. */
export const setPicture = endpoint({
  summary: 'Gives a category its picture or a manufacturer its logo, or takes it away',
  errors: ['not_found'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/admin/set-picture',
  access: 'operator',
  scope: 'catalog',
  cache: 'N',
  request: z.object({ kind: z.enum(['category', 'maker']), web_url: slug, path: z.nullable(text(1, 200)) }),
  response: z.object({ path: z.nullable(z.string()) }),
});
