/** The search of what is written to be read, apart from the calls of `content.ts`: the page of a search needs no other of them. */
import * as z from 'zod/mini';
import { foundContent } from './article.ts';
import { endpoint } from './endpoint.ts';
import { paged, pageParameters, text } from './fields.ts';

/** By words of title and text, the best first. */
export const searchContent = endpoint({
  summary: 'Articles, pages and suppliers by words',
  kind: 'query',
  method: 'GET',
  path: '/api/store/content/search',
  access: 'any',
  cache: 'C',
  request: z.object({ ...pageParameters, keyword: text(1, 120) }),
  response: paged(foundContent),
});
