/** What search engines may list, read by the edge for `/sitemap.xml` (`docs/api.md` 5.2). */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { iso, optional, wholeParameter } from './fields.ts';

export const sitemapKinds = ['page', 'category', 'manufacturer', 'product', 'article', 'calculator'] as const;
export const sitemapKind = z.enum(sitemapKinds);
export type SitemapKind = z.output<typeof sitemapKind>;

/** Most entries of one page. */
export const sitemapPageSize = 5_000;
const lastPage = 100_000;

export const sitemapEntry = z.object({
  path: z.string(),
  /** When what the page shows last changed; null where nobody wrote it down. */
  updated_at: z.nullable(iso),
  /** Paths of the pictures on the page. */
  images: z.array(z.string()),
});
export type SitemapEntry = z.output<typeof sitemapEntry>;

const shared = { kind: 'query', method: 'GET', access: 'any', cache: 'B' } as const;

/** One page of a kind. Parts keep their page for ever, so one in the middle may hold fewer than the rest, or none. */
export const getSitemap = endpoint({
  summary: 'One page of the entries of a sitemap',
  ...shared,
  path: '/api/store/content/sitemap',
  request: z.object({ kind: sitemapKind, page: optional(wholeParameter(1, lastPage)) }),
  response: z.object({ list: z.array(sitemapEntry), last_page: z.int() }),
});

/** Every page that has entries, with the newest change on it. */
export const getSitemapPages = endpoint({
  summary: 'The pages of all sitemaps',
  ...shared,
  path: '/api/store/content/sitemap-pages',
  request: z.object({}),
  response: z.object({ list: z.array(z.object({ kind: sitemapKind, page: z.int(), updated_at: z.nullable(iso) })) }),
});
