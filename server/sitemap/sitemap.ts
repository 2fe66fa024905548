import {
  type getSitemap,
  type getSitemapPages,
  type SitemapEntry,
  type SitemapKind,
  sitemapKinds,
  sitemapPageSize,
} from '#contract/api/sitemap.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import type { Call } from '#server/caller/call.ts';
import { referenceOf } from '#server/search/held-catalog.ts';
import { later } from './entry.ts';
import { readPageEntries } from './page-entries.ts';
import { lastPartPage, readPartEntries, readPartPages } from './part-entries.ts';
import { calculatorEntries, readArticleEntries } from './reading-entries.ts';
import { readCategoryEntries, readMakerEntries } from './shelf-entries.ts';

type Deps = Call['deps'];
type ShortKind = Exclude<SitemapKind, 'product'>;

/** Kinds with few enough entries to be listed whole. */
const shortLists: Record<ShortKind, (deps: Deps) => SitemapEntry[] | Promise<SitemapEntry[]>> = {
  page: ({ db, settings }) => readPageEntries(db, settings.features),
  category: async (deps) => readCategoryEntries(deps.db, await heldReference(deps)),
  manufacturer: async (deps) => readMakerEntries(deps.db, await heldReference(deps)),
  article: ({ db }) => readArticleEntries(db),
  calculator: calculatorEntries,
};

const heldReference = ({ db, settings }: Deps) => referenceOf(db, settings.catalogMaxAgeMs);

export async function showSitemap(
  { kind, page = 1 }: ParsedRequestOf<typeof getSitemap>,
  { deps }: Call,
): Promise<ResponseOf<typeof getSitemap>> {
  if (kind === 'product') {
    const [list, last] = await Promise.all([readPartEntries(deps.db, page), lastPartPage(deps.db)]);
    return { list, last_page: last };
  }
  const all = await shortLists[kind](deps);
  const first = (page - 1) * sitemapPageSize;
  return { list: all.slice(first, first + sitemapPageSize), last_page: Math.max(1, Math.ceil(all.length / sitemapPageSize)) };
}

export async function showSitemapPages({ deps }: Call): Promise<ResponseOf<typeof getSitemapPages>> {
  const lists = await Promise.all(
    sitemapKinds.map(async (kind) => {
      const pages = kind === 'product' ? await readPartPages(deps.db) : pagesOf(await shortLists[kind](deps));
      return pages.map((page) => ({ kind, ...page }));
    }),
  );
  return { list: lists.flat() };
}

function pagesOf(entries: readonly SitemapEntry[]): { page: number; updated_at: string | null }[] {
  return Array.from({ length: Math.ceil(entries.length / sitemapPageSize) }, (_, index) => ({
    page: index + 1,
    updated_at: entries
      .slice(index * sitemapPageSize, (index + 1) * sitemapPageSize)
      .reduce((newest: string | null, { updated_at }) => later(newest, updated_at), null),
  }));
}
