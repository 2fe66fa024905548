import * as z from 'zod/mini';
import type { AnyEndpoint } from '#contract/api/endpoint.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import type { PageView, RowFacts } from './row-facts.ts';

const parts = z.object({
  list: z.array(z.object({ web_url: z.string(), mpn: z.string() })),
  current_page: z.int(),
  page_size: z.int(),
});

/** The parts that a page lists, by the call that brings them. */
export function partsOf({ read }: PageView, call: AnyEndpoint): Pick<RowFacts, 'items'> {
  const answer = read(call, parts);
  if (!answer) return {};
  const list = answer.list.map(({ web_url, mpn }) => ({ name: mpn, path: buildPath('product-web_url', { web_url }) }));
  return { items: { list, first: (answer.current_page - 1) * answer.page_size + 1 } };
}
