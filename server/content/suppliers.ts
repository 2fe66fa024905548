/** Suppliers with the makers they deliver. */
import { and, asc, eq, not, sql } from 'drizzle-orm';
import type { Supplier } from '#contract/api/article.ts';
import type { getSupplierDetail, getSupplierList } from '#contract/api/content.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import type { Call } from '#server/caller/call.ts';
import { article } from '#server/db/schema.ts';
import { readPage, showPage } from '#server/http/list-query.ts';
import { openView, type View } from '#server/search/view/view.ts';
import { showPicture } from '#server/image/picture-address.ts';
import { findArticles, inOwnLanguage, readBody, type ShownRow, tagOf } from './article-rows.ts';
import { findWritten } from './find-article.ts';
import { findParts, readTopics, seoOf, showArticle } from './show-article.ts';

const byPlace = [asc(article.position), asc(article.id)];
const shownArticles = 6;

function showSupplier(view: View, { row, text, cover }: ShownRow): Supplier {
  const { reference } = view;
  const ids = new Set((row.facts.manufacturers ?? []).flatMap((slug) => reference.manufacturerBySlug.get(slug)?.id ?? []));
  const makers = [...reference.manufacturers.values()].filter(({ id }) => ids.has(id));
  return {
    id: String(row.id),
    web_url: row.slug,
    name: row.facts.name ?? text.title,
    logo: cover && showPicture(view.imageService, cover, text.coverAlt ?? ''),
    summary: text.summary,
    // The operator says so on paper, not a text.
    authorised: false,
    manufacturers: makers.map(({ slug, name }) => ({ web_url: slug, name })),
    product_count: reference.census.reduce((sum, { manufacturerId, count }) => (ids.has(manufacturerId) ? sum + count : sum), 0),
    language: tagOf(text.language),
    is_sample: row.isSample,
  };
}

export async function listSuppliers(
  query: ParsedRequestOf<typeof getSupplierList>,
  call: Call,
): Promise<ResponseOf<typeof getSupplierList>> {
  const isSupplier = eq(article.kind, 'supplier');
  const isOwn = inOwnLanguage(call.locale);
  const which = query.with_english ? isSupplier : and(isSupplier, isOwn);
  const page = readPage(query);
  const { db } = call.deps;
  const [view, rows, total, englishOnly] = await Promise.all([
    openView(call),
    findArticles(db, call.locale, { which, order: byPlace, limit: page.size, offset: (page.page - 1) * page.size }),
    db.$count(article, which),
    db.$count(article, and(isSupplier, not(isOwn))),
  ]);
  const list = rows.map((row) => showSupplier(view, row));
  return { ...showPage(list, total, page), english_only: englishOnly };
}

export async function showSupplierDetail(call: Call, slug: string): Promise<ResponseOf<typeof getSupplierDetail>> {
  const { db } = call.deps;
  const shown = await findWritten(call, ['supplier'], slug);
  const [view, body, parts, topics, told] = await Promise.all([
    openView(call),
    readBody(call.deps, shown),
    findParts(call, shown.row.facts.parts ?? []),
    readTopics(call, 'blog'),
    findArticles(db, call.locale, {
      which: and(eq(article.kind, 'knowledge'), sql`${article.tags} && ${sql.param(shown.row.tags)}::text[]`),
      limit: shownArticles,
    }),
  ]);
  return {
    ...showSupplier(view, shown),
    body,
    hot: [...parts.values()],
    articles: told.map((one) => showArticle(call, one, topics)),
    seo: seoOf(shown),
  };
}
